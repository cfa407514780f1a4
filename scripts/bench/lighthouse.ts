import lighthouse, { type Result } from "lighthouse";
import puppeteer, { type Browser } from "puppeteer-core";
import { chromiumArguments, findChromium } from "../../tests/chromium.ts";
import { samplePaths } from "./addresses.ts";
import { budgets } from "./budgets.ts";
import { median, type Row } from "./row.ts";
import type { Session } from "./session.ts";

const runs = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** The stock photo host is blocked: Lighthouse does not count that as an error of the page. */
const settings = { onlyCategories: [...categories], blockedUrlPatterns: ["*images.unsplash.com*"] };

/**
 * Runs Lighthouse as it is for mobile, several times for each page.
 *
 * @param session a served build
 * @param others further addresses, which are only told
 * @returns the rows about Lighthouse's scores and home's largest contentful paint, of medians, with
 *   Lighthouse's own measure of how fast the machine was (the more, the faster)
 */
export async function lighthouseRows(
  { origin }: Session,
  others: readonly string[],
): Promise<Row[]> {
  const browser = await puppeteer.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
  });
  try {
    const rows: Row[] = [];
    for (const url of [...samplePaths.map((path) => origin + path), ...others]) {
      rows.push(...(await rowsOf(browser, url, url.startsWith(origin), url === `${origin}/`)));
    }
    return rows;
  } finally {
    await browser.close();
  }
}

async function rowsOf(
  browser: Browser,
  url: string,
  isOurs: boolean,
  isHome: boolean,
): Promise<Row[]> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await audit(browser, url));
  const detail = isOurs ? new URL(url).pathname : url;
  return [
    ...categories.map((category): Row => {
      const scores = results.map((result) => 100 * (result.categories[category]?.score ?? 0));
      return {
        name: `Lighthouse: ${category}`,
        unit: "score",
        budget: isOurs ? budgets.lighthouse : undefined,
        measured: Math.round(median(scores)),
        detail: [detail, ...lostPoints(results, category)].join("  "),
      };
    }),
    {
      name: "Lighthouse: largest contentful paint",
      unit: "ms",
      budget: isHome ? budgets.lighthousePaint : undefined,
      measured: median(
        results.map(({ audits }) => audits["largest-contentful-paint"]?.numericValue ?? Number.NaN),
      ),
      detail: `${detail}, machine's benchmark index ${median(
        results.map(({ environment }) => environment.benchmarkIndex),
      )}`,
    },
  ];
}

async function audit(browser: Browser, url: string): Promise<Result> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const result = await lighthouse(
    url,
    undefined,
    { extends: "lighthouse:default", settings },
    page,
  );
  await context.close();
  if (!result) throw new Error(`Lighthouse had nothing to say about ${url}.`);
  return result.lhr;
}

/** The audits that cost a category points, in the first run. */
function lostPoints([result]: readonly Result[], category: string): string[] {
  return (result?.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const score = result?.audits[id]?.score;
    return weight > 0 && typeof score === "number" && score < 0.9 ? [id] : [];
  });
}
