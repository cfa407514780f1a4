import { alike, arrive, everyScreen, settle, unfold, wakeAll } from "../screens";
import { expect, test } from "../test";
import { giveEyes, look, unequal } from "./look";

/** Where one page's words may break and another's not: the narrowest phone, tablet and desktop, and the usual one. */
const widths = [320, 768, 1024, 1280];

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of everyScreen) {
  test(`the eye finds nothing wrong with ${path}, on any width`, async ({ page }) => {
    test.slow();
    const widen = (width: number, height = 800) => page.setViewportSize({ width, height });
    // The offices show the time: no minute may pass between two widths.
    await page.clock.setFixedTime(new Date());
    await arrive(page, path);
    await settle(page);
    await giveEyes(page);
    for (const width of alike.has(path) ? [] : [390, 1280]) {
      await widen(width);
      expect.soft(await look(page), `${width} wide`).toEqual([]);
    }

    await wakeAll(page);
    await unfold(page);
    const words = new Map<number, string[]>();
    for (const width of alike.has(path) ? widths : [...widths, 1920]) {
      await widen(width);
      const read = await page.evaluate(() => window.geometry.read());
      expect.soft(read.wrong, `${width} wide, all open`).toEqual([]);
      words.set(width, read.words);
    }
    expect.soft(unequal(words), "on every width").toEqual([]);

    // What 200% leaves of a screen of 1280 by 1024; 400% is the narrowest of the widths.
    await widen(640, 512);
    expect.soft(await look(page, "cut"), "at 200%").toEqual([]);
    // As far as WCAG 1.4.12 wants a page to bear.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
        p { margin-bottom: 2em !important }
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }`);
      document.adoptedStyleSheets.push(sheet);
    });
    await widen(320);
    expect.soft(await look(page, "cut"), "320 wide, spaced out").toEqual([]);
  });
}
