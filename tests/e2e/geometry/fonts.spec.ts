import { pathOf } from "~/config/pages";
import { resources } from "~/content/pages/resources";
import { typefaceOf } from "../screens";
import { expect, test } from "../test";
import { giveEyes } from "./look";

/** For whoever has chosen another font. */
const advice = "the stand-ins in app/styles/fonts.css have the measures of the fonts";

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
    const typeset = () => page.evaluate(() => window.geometry.typeset());
    expect(await typeset()).toEqual([]);

    // What was not there when the fonts were asked for, and what was.
    await page.getByLabel(resources.search.label).fill("zzz");
    await page.getByRole("button", { name: resources.search.clear }).waitFor();
    expect(await typeset()).toEqual([]);
    arrival.resolve();
    await page.evaluate(() => document.fonts.ready);
    const display = await typefaceOf(page, "display");
    expect(await page.evaluate((name) => document.fonts.check(`1em "${name}"`), display)).toBe(
      true,
    );
    expect(await typeset(), advice).toEqual([]);
  });
}
