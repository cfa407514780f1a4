import { pages } from "~/config/pages";
import { expect, test } from "./test";

const screens = [
  ...pages.map(({ path }) => path),
  "/blog/allowable-expenses-for-rental-income",
  "/lead-form",
  "/nowhere",
];

for (const path of screens) {
  test(`${path} fits from 320 to 2560 pixels`, async ({ page }) => {
    await page.goto(path);
    await page.locator("html[data-awake]").waitFor();
    for (const width of [320, 768, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `scrolls sideways at ${width}`,
      ).toBe(width);
      expect(await page.evaluate(cutText), `text is cut at ${width}`).toEqual([]);
    }
  });
}

/** Runs in the page. Returns the words that reach over the edge of the window or of a box that clips. */
function cutText(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const element = text.parentElement;
    if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // The carousel's slides beyond its edge, and the skip link before it has the focus.
    if (element.closest("[aria-roledescription=carousel], a[href='#main']")) continue;
    range.selectNodeContents(text);
    for (const { left, right, width } of range.getClientRects()) {
      if (width === 0) continue;
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        const scrolls = overflowX === "auto" || overflowX === "scroll";
        // A table's columns may wait to be scrolled to, what it is about may not.
        if (scrolls && !element.closest("caption")) break;
        if (overflowX === "visible" && box !== document.documentElement) continue;
        const edge = box.getBoundingClientRect();
        // A box of one pixel, turned perhaps, is how words are kept for screen readers alone.
        if (edge.width < 2) break;
        if (left < edge.left - 1 || right > edge.right + 1) cut.push(text.textContent ?? "");
      }
    }
  }
  return cut;
}
