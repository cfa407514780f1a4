import type { RequestListener } from "node:http";
import { brotliCompressSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { siteListener } from "../../server/site.ts";
import { samplePaths } from "./addresses.ts";
import { budgets } from "./budgets.ts";
import { openOnPhone } from "./conditions.ts";
import { greatest, median, type Row } from "./row.ts";
import { clientFolder, type Session, whileServing } from "./session.ts";

const runs = 9;

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
 * @returns the rows about the largest contentful paint and the blocking time, of medians
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
    paint: median(of.map(({ paint }) => paint)),
    blocked: median(of.map(({ blocked }) => blocked)),
  }));
}

async function load(browser: Browser, url: string): Promise<Load> {
  const page = await openOnPhone(browser, "slow");
  await page.goto(url, { waitUntil: "networkidle" });
  const measured = await page.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        const wait = setTimeout(() => resolve([]), 500);
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

/** Serves the build with every script, and every request for one, taken out of its documents. */
function withoutScripts(origin: string): RequestListener {
  const files = siteListener(clientFolder);
  return async (request, response) => {
    if (!request.headers.accept?.includes("text/html")) return files(request, response);
    const html = await (await fetch(origin + request.url)).text();
    const bare = html
      .replace(/<script\b.*?<\/script>/gs, "")
      .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, "");
    response
      .writeHead(200, { "Content-Type": "text/html;charset=utf-8", "Content-Encoding": "br" })
      .end(brotliCompressSync(bare));
  };
}
