import { type Found, median, type Row, row } from "./row.ts";
import { openAwake, type Site, samplePaths, withPage } from "./site.ts";

const runs = 9;

/** A middling phone on a slow mobile network: 1.6 Mbps and 150 ms before each answer. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const network = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 2e5 };

/** Loads the sample pages in turn with and without scripts: the rows about paint and blocking time. */
export async function paintRows(site: Site): Promise<Row[]> {
  const ratios: Found[] = [];
  const blocked: Found[] = [];
  for (const where of samplePaths) {
    const full = [];
    const bare = [];
    for (let run = 0; run < runs; run += 1) {
      full.push(await load(site, where, true));
      bare.push(await load(site, where, false));
    }
    const paint = (loads: { paint: number }[]) => median(loads.map((one) => one.paint));
    ratios.push({ where, value: paint(full) / paint(bare) });
    blocked.push({ where, value: median(full.map((one) => one.blocked)) });
  }
  return [
    row("largest paint, slow phone, against no scripts", 1.15, "×", ratios),
    row("blocking time, slow phone", 100, "ms", blocked),
  ];
}

/** Loads a page: its largest paint, and what tasks after the first one took beyond 50 ms, in ms. */
function load(site: Site, path: string, scripts: boolean) {
  return withPage(site, phone, async (page) => {
    // A small answer of the same host first, so that no load pays for the start of the tab's process.
    await page.goto(`${site.origin}/favicon.svg`);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await devTools.send("Network.enable");
    await devTools.send("Network.emulateNetworkConditions", network);
    await devTools.send("Emulation.setScriptExecutionDisabled", { value: !scripts });
    if (scripts) await openAwake(page, site.origin + path);
    else await page.goto(site.origin + path, { waitUntil: "networkidle" });
    await devTools.send("Emulation.setScriptExecutionDisabled", { value: false });
    return page.evaluate(async () => {
      const entries = (type: string) =>
        new Promise<PerformanceEntry[]>((resolve) => {
          setTimeout(resolve, 500, []);
          const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
          observer.observe({ type, buffered: true });
        });
      const paint = (await entries("largest-contentful-paint")).at(-1)?.startTime ?? Number.NaN;
      const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
      const tasks = (await entries("longtask")).filter(({ startTime }) => startTime > first);
      return { paint, blocked: tasks.reduce((sum, { duration }) => sum + duration - 50, 0) };
    });
  });
}
