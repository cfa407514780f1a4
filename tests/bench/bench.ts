import { execFileSync } from "node:child_process";
import { chromium, type Page } from "@playwright/test";
import lighthouse from "lighthouse";
import { chromiumArguments, findChromium } from "../../programs/chromium.ts";
import { type Site, withSite } from "../../programs/site.ts";
import { weigh } from "./weigh.ts";

const roads = ["/ /contact", "/services/cop9 /about", "/contact /"];
const range = "[data-island=penalty-tool]";
/** Where a tool is, its answer, where is pressed one after the other, and what is typed there. */
const tools = [
  ["/", "#find-your-letter [role=status] span:not(:empty)", ["#find-your-letter input"], "zzz"],
  ["/services/cop8", "#last-safe-day mark", ["#last-safe-day input[name=date]"], "2 November 2026"],
  ["/services/cop9", `${range} select`, [`:has(${range}) > summary`, `${range} button`]],
] as const;
const article = "/blog/allowable-expenses-for-rental-income";
const documents = ["/", "/services/cop9", "/services/tax-advisory", article];

/* Builds the site and measures it against its budgets: docs/performance.md says how, and why. */
execFileSync("npm", ["run", "build"], { stdio: ["ignore", "ignore", "inherit"] });
console.log("| what | budget | measured | |\n|---|---|---|---|");
await withSite(new URL("../../build/client/", import.meta.url), async (site) => {
  const weights = Object.groupBy(await weigh(site), ({ what }) => what);
  for (const group of Object.values(weights)) {
    const [worst] = group?.toSorted((a, b) => b.kB - a.kB) ?? [];
    if (worst) await row(`${worst.what}, kB: ${worst.path}`, worst.most, () => worst.kB);
  }
  for (const road of roads) {
    for (const [hover, most] of Object.entries({ 0: 680, 400: 420 })) {
      const what = `click to the next heading after ${hover} ms of hover, ms: ${road}`;
      await row(what, most, () => follow(site, road, Number(hover)));
    }
  }
  for (const tool of tools)
    await row(`first sign on a tool to its answer, ms: ${tool[0]}`, 1200, () => wake(site, tool));
  for (const path of [...documents, "/contact", "/resources"]) {
    const most = documents.includes(path) ? 2 : 5;
    const short = async () => 100 - 100 * (await audit(site, path));
    await row(`Lighthouse, points short of 100: ${path}`, most, short);
  }
  const paint = () => audit(site, "/", "largest-contentful-paint");
  await row("largest paint, simulated, ms: /", 1700, paint);
  const applied = { throttlingMethod: "devtools" };
  const blocking = () => audit(site, "/", "total-blocking-time", applied);
  await row("blocking time, applied throttling, ms: /", 60, blocking);
});

/** Prints a row, the middle of five measurements; what is over its budget fails the run. */
async function row(what: string, most: number, measure: () => number | Promise<number>) {
  const all: number[] = [];
  while (all.length < 5) all.push(await measure());
  const value = all.toSorted((a, b) => a - b)[2] ?? Number.NaN;
  if (!(value <= most)) process.exitCode = 1;
  console.log(`| ${what} | ${most} | ${value.toFixed(1)} | ${value <= most ? "kept" : "MISSED"} |`);
}

/** A page on a middling phone and a slow network: 1.6 Mbps, 150 ms before each answer, CPU ÷ 4. */
async function slowly(site: Site, path: string): Promise<Page> {
  const page = await site.browser.newPage({ viewport: { width: 1280, height: 800 } });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await devTools.send("Network.enable");
  const network = { latency: 150, downloadThroughput: 2e5, uploadThroughput: 2e5 };
  await devTools.send("Network.emulateNetworkConditions", { offline: false, ...network });
  await page.goto(site.origin + path, { waitUntil: "networkidle" });
  return page;
}

async function follow(site: Site, road: string, hover: number): Promise<number> {
  const [from = "", to = ""] = road.split(" ");
  const page = await slowly(site, from);
  await page.locator(`a[href="${to}"]:visible`).first().hover();
  await page.waitForTimeout(hover);
  const start = Date.now();
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForURL(site.origin + to);
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
  const painted = await page.evaluate(() => {
    const entries: { startTime: number; activationStart?: number }[] = performance.getEntries();
    // A page that was rendered ahead is painted when it is shown.
    const shown = entries.map(({ activationStart = 0 }) => activationStart);
    const [paint] = performance.getEntriesByType("paint").slice(-1);
    return performance.timeOrigin + Math.max(paint?.startTime ?? 0, ...shown);
  });
  await page.close();
  return painted - start;
}

async function wake(site: Site, [path, answer, parts, typed]: (typeof tools)[number]) {
  const page = await slowly(site, path);
  const start = performance.now();
  for (const part of parts) {
    if (typed) await page.locator(part).fill(typed);
    await page.locator(part).press("Enter");
  }
  await page.locator(answer).first().waitFor();
  const time = performance.now() - start;
  await page.close();
  return time;
}

/** Lighthouse as it is for mobile, other hosts blocked: its score, or what one of its audits has measured. */
async function audit({ origin }: Site, path: string, name?: string, more = {}): Promise<number> {
  const port = 9333;
  const args = [...chromiumArguments, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  const settings = { onlyCategories: ["performance"], blockedUrlPatterns: ["https://*"], ...more };
  const result = await lighthouse(origin + path, { port, ...settings });
  await browser.close();
  const { audits, categories } = result?.lhr ?? {};
  return (name ? audits?.[name]?.numericValue : categories?.performance?.score) ?? Number.NaN;
}
