import type { Browser, Page } from "@playwright/test";
import { documentPaths, mayAskOthers } from "./addresses.ts";
import { budgets } from "./budgets.ts";
import { untilQuiet } from "./conditions.ts";
import { greatest, type Row } from "./row.ts";
import type { Session } from "./session.ts";

/**
 * Opens every page in a new browser profile and listens to what it asks for.
 *
 * @param session a served build and a browser
 * @returns the rows about scripts of the first load and about other hosts
 */
export async function firstLoadRows({ browser, origin }: Session): Promise<Row[]> {
  const loads = [];
  for (const path of documentPaths) {
    const { scriptBytes, otherHosts } = await firstLoad(browser, origin + path);
    loads.push({ path, value: scriptBytes, others: mayAskOthers(path) ? [] : otherHosts });
  }
  const asked = loads.flatMap(({ path, others }) => others.map((url) => `${path} asks ${url}`));
  return [
    {
      name: "scripts: first load of any page",
      unit: "B",
      budget: budgets.firstScripts,
      ...greatest(loads),
    },
    {
      name: "requests to other hosts before /contact and blog",
      unit: "requests",
      budget: budgets.otherHosts,
      measured: asked.length,
      detail: asked[0],
    },
  ];
}

/**
 * Opens an address, touches nothing, and waits until the network is idle.
 *
 * @param browser opens a profile of its own for it
 * @param url the address
 * @returns transferred bytes of all scripts, frames included, and the addresses on other hosts
 */
export async function firstLoad(
  browser: Browser,
  url: string,
): Promise<{ scriptBytes: number; otherHosts: string[] }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const scripts: Promise<{ responseBodySize: number }>[] = [];
  const otherHosts: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).host !== new URL(url).host) otherHosts.push(request.url());
  });
  page.on("requestfinished", (request) => {
    if (new URL(request.url()).pathname.endsWith(".js")) scripts.push(request.sizes());
  });
  await page.goto(url);
  await comeToRest(page);
  const sizes = await Promise.all(scripts);
  await context.close();
  return {
    // What comes from the browser's own memory, for a frame, is told as less than nothing.
    scriptBytes: sizes.reduce((sum, size) => sum + Math.max(0, size.responseBodySize), 0),
    otherHosts,
  };
}

/** Waits until the page is awake, has done what it keeps for idle moments, and asks for no more. */
async function comeToRest(page: Page) {
  let asked = 0;
  page.on("request", () => {
    asked += 1;
  });
  await page.locator("html[data-awake]").waitFor();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await untilQuiet(() => asked);
}
