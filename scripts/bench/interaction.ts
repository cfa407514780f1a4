import type { Locator, Page } from "@playwright/test";
import { budgets } from "./budgets.ts";
import { slowProcessor } from "./conditions.ts";
import { median, type Row } from "./row.ts";
import type { Session } from "./session.ts";

const runs = 5;

/** Shorter ones are not reported by the browser. */
const shortestDuration = 16;

interface Interaction {
  name: string;
  path: string;
  width: number;
  target: (page: Page) => Locator;
  act: (target: Locator) => Promise<void>;
}

const click = (target: Locator) => target.click();

const interactions: Interaction[] = [
  {
    name: "open the Services menu",
    path: "/",
    width: 1280,
    target: (page) => page.getByRole("button", { name: "Services" }),
    act: click,
  },
  {
    name: "open the phone menu",
    path: "/",
    width: 412,
    target: (page) => page.getByRole("button", { name: /menu/i }),
    act: click,
  },
  {
    name: "open an answer",
    path: "/faqs",
    width: 412,
    target: (page) => page.locator("main summary").first(),
    act: click,
  },
  {
    name: "type a letter into the filter",
    path: "/resources",
    width: 412,
    target: (page) => page.getByRole("searchbox").first(),
    act: (target) => target.press("v"),
  },
  {
    name: "move the carousel",
    path: "/",
    width: 1280,
    target: (page) => page.getByRole("button", { name: /next/i }).first(),
    act: click,
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
  for (const { name, path, width, target, act } of interactions) {
    const durations: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const page = await browser.newPage({ viewport: { width, height: 823 } });
      await page.goto(origin + path, { waitUntil: "networkidle" });
      await target(page).scrollIntoViewIfNeeded();
      await page.waitForLoadState("networkidle");
      await slowProcessor(page);
      durations.push(await timeToPaint(page, () => act(target(page))));
      await page.close();
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
