import type { Page } from "@playwright/test";
import { arrive, everyScreen, settle } from "../screens";
import { expect, test } from "../test";
import { faintWords, giveEyes, look, unequal } from "./look";

const widths = [320, 390, 768, 1024, 1280, 1920];
/** Where a page is looked at as it arrives, too, and its colours as they are painted. */
const usual = [390, 1280];
/** What 200% leaves of a screen of 1280 by 1024; 400% is the narrowest of the widths. */
const doubled = { width: 640, height: 512 };

test.use({ contextOptions: { reducedMotion: "reduce" } });

const widen = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

for (const path of everyScreen) {
  test(`the eye finds nothing wrong with ${path}, on any width`, async ({ page, context }) => {
    test.slow();
    // The offices show the time: no minute may pass between two widths.
    await page.clock.setFixedTime(new Date());
    await arrive(page, path);
    await settle(page);
    await giveEyes(page);
    for (const width of usual) {
      await widen(page, width);
      expect.soft(await look(page), `${width} wide`).toEqual([]);
    }

    await page.evaluate(() => window.geometry.unfold());
    const words = new Map<number, string[]>();
    for (const width of widths) {
      await widen(page, width);
      expect.soft(await look(page), `${width} wide, all open`).toEqual([]);
      words.set(width, await page.evaluate(() => window.geometry.words()));
    }
    expect.soft(unequal(words), "on every width").toEqual([]);

    const browser = await context.newCDPSession(page);
    for (const width of usual) {
      await widen(page, width);
      await settle(page);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await faintWords(page, browser), `${width} wide, ${colorScheme}`).toEqual([]);
      }
    }

    const lost = () => page.evaluate(() => window.geometry.lost());
    await page.setViewportSize(doubled);
    expect.soft(await lost(), "at 200%").toEqual([]);
    await page.evaluate(() => window.geometry.spaceOut());
    for (const width of [320, 1280]) {
      await widen(page, width);
      expect.soft(await lost(), `${width} wide, text spaced out`).toEqual([]);
    }
  });
}
