import type { Page } from "@playwright/test";

/**
 * Waits until the fonts are in use everywhere: the last that a page does by itself on a first visit.
 *
 * @param page shows a page of the site
 */
export async function untilFontsInUse(page: Page) {
  await page.waitForFunction(() =>
    /^"Public Sans",/.test(getComputedStyle(document.body).fontFamily),
  );
}
