import { setTimeout } from "node:timers/promises";
import type { Browser, Locator, Page } from "@playwright/test";

/** A middling phone on a slow mobile network, as Lighthouse has them. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const slow4G = { offline: false, latency: 150, ...throughput(1_600_000) };
const cpuSlowdown = 4;

/** How long a finger or a mouse button stays down, in milliseconds: nobody lifts it at once. */
const pressed = 80;

/** A point of the viewport, in pixels. */
interface Place {
  x: number;
  y: number;
}

/**
 * Opens a page on a phone with a slow processor and, if wanted, a slow network: 1.6 Mbps and 150 ms
 * before each answer.
 *
 * @param browser opens a profile of its own for it
 * @param network whether the network is slow too
 * @returns the page; closing its context ends it
 */
export async function openOnPhone(browser: Browser, network: "slow" | "fast"): Promise<Page> {
  const page = await (await browser.newContext({ ...phone, hasTouch: true })).newPage();
  await slowProcessor(page);
  if (network === "fast") return page;
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.emulateNetworkConditions", slow4G);
  return page;
}

/**
 * @param page gets a quarter of the processor
 */
export async function slowProcessor(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
}

/**
 * @param target what must be in sight
 * @returns its middle, in pixels of the viewport
 * @throws Error if it is not shown
 */
export async function placeOf(target: Locator): Promise<Place> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not shown`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Taps with a finger. (Playwright's own `tap` lifts it in the same millisecond.)
 *
 * @param page was opened on a phone
 * @param place in pixels of the viewport
 */
export async function tap(page: Page, { x, y }: Place) {
  const devTools = await page.context().newCDPSession(page);
  const touchPoints = [{ x, y }];
  await devTools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await setTimeout(pressed);
  await devTools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/**
 * Clicks with the mouse where it rests.
 *
 * @param page has the mouse on what is to be clicked
 */
export async function click(page: Page) {
  await page.mouse.down();
  await setTimeout(pressed);
  await page.mouse.up();
}

function throughput(bitsPerSecond: number) {
  return { downloadThroughput: bitsPerSecond / 8, uploadThroughput: bitsPerSecond / 8 };
}

/**
 * Waits until nothing has been asked for during half a second: that nothing more comes, only the clock
 * can tell.
 *
 * @param count how many requests there have been so far
 */
export async function untilQuiet(count: () => number) {
  let before = -1;
  while (before !== count()) {
    before = count();
    await setTimeout(500);
  }
}
