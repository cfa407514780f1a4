import { setTimeout } from "node:timers/promises";
import { watchShift } from "../browser/layout-shift.ts";
import { type Found, median, type Row, row } from "./row.ts";
import { openAwake, type Site, withPage } from "./site.ts";

/** Loads every page on a phone and a desktop with late fonts: the rows about layout shift. */
export async function shiftRows(site: Site): Promise<Row[]> {
  const shifts: Found[] = [];
  for (const width of [412, 1280]) {
    for (const path of site.paths) {
      const value = await withPage(site, { viewport: { width, height: 820 } }, async (page) => {
        await page.route("**/*.woff2", (route) => setTimeout(1000).then(() => route.continue()));
        const shift = await watchShift(page);
        await openAwake(page, site.origin + path);
        await page.evaluate(() => document.fonts.ready.then(() => scrollTo(0, innerHeight)));
        await page.waitForTimeout(500);
        return shift();
      });
      shifts.push({ where: `${path} at ${width}`, value });
    }
  }
  const middle = median(shifts.map(({ value }) => value));
  return [
    row("layout shift, fonts a second late", 0.05, "", shifts),
    row("layout shift, median page", 0.01, "", [{ where: "all pages", value: middle }]),
  ];
}
