import type { RequestListener } from "node:http";
import { setTimeout } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { siteListener } from "../../server/site.ts";
import { samplePaths } from "./addresses.ts";
import { budgets } from "./budgets.ts";
import { openOnPhone } from "./conditions.ts";
import { greatest, lowerMean, median, type Row } from "./row.ts";
import { clientFolder, type Session, whileServing } from "./session.ts";

const runs = 15;

/** How long a new tab keeps the processor busy before anything is measured in it, in milliseconds. */
const tabStart = 500;

interface Load {
  /** Largest contentful paint, in milliseconds after the navigation began. */
  paint: number;
  /** What long tasks took beyond 50 ms after the first contentful paint, in milliseconds. */
  blocked: number;
}

/**
 * Loads the sample pages on a slow phone and network, in turn with the same pages without scripts.
 *
 * @param session a served build and a browser
 * @param others further addresses, which are only told
 * @returns the rows about the largest contentful paint and the blocking time
 */
export async function paintRows(
  { browser, origin }: Session,
  others: readonly string[],
): Promise<Row[]> {
  return whileServing(withoutScripts(origin), async (bareOrigin) => {
    const pages = [];
    for (const path of samplePaths) {
      const [full, bare] = await alternate(browser, [origin + path, bareOrigin + path]);
      pages.push({ path, full: full as Load, bare: bare as Load });
    }
    const further = await alternate(browser, others);
    return [
      {
        name: "largest paint, slow 4G, CPU ÷4, against no scripts",
        unit: "×",
        budget: budgets.paintAgainstBare,
        ...greatest(
          pages.map(({ path, full, bare }) => ({ path, value: full.paint / bare.paint })),
        ),
      },
      {
        name: "largest paint, slow 4G, CPU ÷4",
        unit: "ms",
        ...greatest(pages.map(({ path, full }) => ({ path, value: full.paint }))),
      },
      {
        name: "blocking time, slow 4G, CPU ÷4",
        unit: "ms",
        budget: budgets.blockingTime,
        ...greatest(pages.map(({ path, full }) => ({ path, value: full.blocked }))),
      },
      ...others.flatMap((url, index): Row[] => {
        const { paint = 0, blocked = 0 } = further[index] ?? {};
        return [
          { name: "largest paint, slow 4G, CPU ÷4", unit: "ms", measured: paint, detail: url },
          { name: "blocking time, slow 4G, CPU ÷4", unit: "ms", measured: blocked, detail: url },
        ];
      }),
    ];
  });
}

/** Loads the addresses in turn, so that what the machine does meanwhile touches all of them. */
async function alternate(browser: Browser, urls: readonly string[]): Promise<Load[]> {
  const loads: Load[][] = urls.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, url] of urls.entries()) loads[index]?.push(await load(browser, url));
  }
  return loads.map((of) => ({
    paint: lowerMean(of.map(({ paint }) => paint)),
    blocked: median(of.map(({ blocked }) => blocked)),
  }));
}

async function load(browser: Browser, url: string): Promise<Load> {
  const page = await openOnPhone(browser, "slow");
  // A small answer of the same host first, so that the process is there and no load pays for its start.
  await page.goto(new URL("/favicon.svg", url).href);
  await setTimeout(tabStart);
  await page.goto(url, { waitUntil: "networkidle" });
  const measured = await page.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        const wait = window.setTimeout(() => resolve([]), 500);
        new PerformanceObserver((list) => {
          clearTimeout(wait);
          resolve(list.getEntries());
        }).observe({ type, buffered: true });
      });
    const [paints, tasks] = await Promise.all([
      entries("largest-contentful-paint"),
      entries("longtask"),
    ]);
    const [first] = performance.getEntriesByName("first-contentful-paint");
    return {
      paint: paints.at(-1)?.startTime ?? Number.NaN,
      blocked: tasks
        .filter(({ startTime }) => startTime > (first?.startTime ?? 0))
        .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    };
  });
  await page.context().close();
  return measured;
}

/** Serves the build, its headers too, with every script and every request for one taken out of its documents. */
function withoutScripts(origin: string): RequestListener {
  const files = siteListener(clientFolder);
  const documents = new Map<string, Promise<{ headers: Headers; body: Buffer }>>();
  const read = async (path: string) => {
    const answer = await fetch(origin + path);
    const html = (await answer.text())
      .replace(/<script\b.*?<\/script>/gs, "")
      .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, "");
    const headers = new Headers(answer.headers);
    for (const name of ["Content-Length", "ETag"]) headers.delete(name);
    headers.set("Content-Encoding", "br");
    return { headers, body: brotliCompressSync(html) };
  };
  return async (request, response) => {
    const { url = "/", headers: asked } = request;
    if (!asked.accept?.includes("text/html")) return files(request, response);
    if (!documents.has(url)) documents.set(url, read(url));
    const { headers, body } = await (documents.get(url) as ReturnType<typeof read>);
    response.setHeaders(headers).writeHead(200).end(body);
  };
}
