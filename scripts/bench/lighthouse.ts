import lighthouse from "lighthouse";
import puppeteer from "puppeteer-core";
import { chromiumArguments, findChromium } from "../browser/chromium.ts";
import { type Found, median, type Row, row } from "./row.ts";
import { type Site, samplePaths } from "./site.ts";

const runs = 3;
const largestPaint = "largest-contentful-paint";
const onlyCategories = ["performance", "accessibility", "best-practices", "seo"];
const settings = { onlyCategories, blockedUrlPatterns: ["https://*"] };

/** Runs Lighthouse as it is for mobile, other hosts blocked: the rows about its medians. */
export async function lighthouseRows({ origin }: Site): Promise<Row[]> {
  const program = { executablePath: findChromium(), args: chromiumArguments };
  const browser = await puppeteer.launch(program);
  const paints: Found[] = [];
  const speed: Found[] = [];
  const others: Found[] = [];
  for (const path of samplePaths) {
    const results = [];
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.createBrowserContext();
      const config = { extends: "lighthouse:default", settings };
      const result = await lighthouse(origin + path, {}, config, await context.newPage());
      await context.close();
      if (result) results.push(result.lhr);
    }
    const times = results.map(({ audits }) => audits[largestPaint]?.numericValue ?? Number.NaN);
    paints.push({ where: path, value: median(times) });
    for (const name of onlyCategories) {
      const value = 100 * median(results.map(({ categories }) => categories[name]?.score ?? 0));
      (name === "performance" ? speed : others).push({ where: `${path} ${name}`, value });
    }
  }
  await browser.close();
  return [
    row("Lighthouse: home's largest paint", 1400, "ms", paints.slice(0, 1)),
    row("Lighthouse: performance", 98, "points", speed, true),
    row("Lighthouse: the other three scores", 100, "points", others, true),
  ];
}
