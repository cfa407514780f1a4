import { pathOf } from "~/site/pages";
import { typefaceOf } from "../screens";
import { expect, test } from "../test";
import { giveEyes, look } from "./look";

/** For whoever has chosen another font. */
const advice = "the stand-ins in app/design/styles/fonts.css have the measures of the fonts";

for (const width of [390, 1280]) {
  test(`letters keep their places while the fonts arrive, ${width} wide`, async ({ page }) => {
    const arrival = Promise.withResolvers<void>();
    await page.route("**/*.woff2", async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(pathOf("resources"), { waitUntil: "commit" });
    await page.locator("html[data-awake]").waitFor();
    await giveEyes(page);
    const misplaced = () => look(page, "overlap", "cut");
    expect(await misplaced(), advice).toEqual([]);
    arrival.resolve();
    await page.evaluate(() => document.fonts.ready);
    const display = await typefaceOf(page, "display");
    const has = (name: string) => document.fonts.check(`1em "${name}"`);
    expect(await page.evaluate(has, display)).toBe(true);
    expect(await misplaced(), advice).toEqual([]);
  });
}
