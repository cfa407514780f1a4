import type { Page } from "@playwright/test";

/**
 * Adds up what moves by itself on the pages that are loaded from now on.
 *
 * @param page a page, before it is loaded
 * @returns tells the layout shift score of the loaded document so far
 */
export async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        Object.assign(window, { shifted: Reflect.get(window, "shifted") + entry.value });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, "shifted")));
}
