import type { Browser, Locator, Page } from "@playwright/test";
import { untilFontsInUse } from "../../tests/fonts-in-use.ts";
import { budgets } from "./budgets.ts";
import { click, openOnPhone, placeOf, slowProcessor, tap, untilQuiet } from "./conditions.ts";
import { median, type Row } from "./row.ts";
import type { Session } from "./session.ts";

const runs = 9;

/** Shorter ones are not reported by the browser. */
const shortestDuration = 16;

interface Interaction {
  name: string;
  path: string;
  /** On a phone a finger taps; on a desktop a mouse, which rests there already, presses. */
  device: "phone" | "desktop";
  target: (page: Page) => Locator;
  /** The key to press in the target instead. */
  key?: string;
}

const interactions: Interaction[] = [
  {
    name: "open the Services menu",
    path: "/",
    device: "desktop",
    target: (page) => page.getByRole("button", { name: "Services" }),
    // A mouse that rests on it opens it too.
    key: "Enter",
  },
  {
    name: "open the phone menu",
    path: "/",
    device: "phone",
    target: (page) => page.getByRole("button", { name: /menu/i }),
  },
  {
    name: "open an answer",
    path: "/faqs",
    device: "phone",
    target: (page) => page.locator("main summary").first(),
  },
  {
    name: "type a letter into the filter",
    path: "/resources",
    device: "phone",
    target: (page) => page.getByRole("searchbox").first(),
    key: "v",
  },
  {
    name: "move the carousel",
    path: "/",
    device: "desktop",
    target: (page) => page.getByRole("button", { name: /next/i }).first(),
  },
];

/**
 * Does what visitors do, on a slow processor.
 *
 * @param session a served build and a browser
 * @returns one row for each interaction: the median time from the input to the next paint
 */
export async function interactionRows({ browser, origin }: Session): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, path, device, target, key } of interactions) {
    const durations: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const page = await open(browser, device);
      let asked = 0;
      page.on("request", () => {
        asked += 1;
      });
      await page.goto(origin + path, { waitUntil: "networkidle" });
      await target(page).scrollIntoViewIfNeeded();
      await untilQuiet(() => asked);
      await untilFontsInUse(page);
      const act = await prepare(page, target(page), device, key);
      durations.push(await timeToPaint(page, act));
      await page.context().close();
    }
    rows.push({
      name: `${name}, CPU ÷4, to next paint`,
      unit: "ms",
      budget: budgets.interaction,
      measured: median(durations),
      detail: durations.join(" "),
    });
  }
  return rows;
}

async function open(browser: Browser, device: Interaction["device"]): Promise<Page> {
  if (device === "phone") return openOnPhone(browser, "fast");
  const page = await browser.newPage({ viewport: { width: 1280, height: 823 } });
  await slowProcessor(page);
  return page;
}

/**
 * Brings finger, mouse or focus to the target, so that what they cause on their way is done before.
 *
 * @returns the action itself, as the browser gets it from the device: Playwright's own checks before
 *   a click would run within what is measured
 */
async function prepare(
  page: Page,
  target: Locator,
  device: Interaction["device"],
  key?: string,
): Promise<() => Promise<void>> {
  if (key) {
    await target.focus();
    return () => page.keyboard.press(key);
  }
  const place = await placeOf(target);
  if (device === "phone") return () => tap(page, place);
  await page.mouse.move(place.x, place.y);
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await frame();
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    // What an animation had lifted out of its layer is painted back.
    for (let count = 0; count < 5; count += 1) await frame();
  });
  return () => click(page);
}

/** The longest that one of the events of an action took until the next paint. */
async function timeToPaint(page: Page, action: () => Promise<void>): Promise<number> {
  const collected = await page.evaluateHandle((durationThreshold) => {
    const durations: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) durations.push(entry.duration);
      }
    }).observe({ type: "event", durationThreshold } as PerformanceObserverInit);
    return durations;
  }, shortestDuration);
  await action();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))),
  );
  return Math.max(shortestDuration, ...(await collected.jsonValue()));
}
