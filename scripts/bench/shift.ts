import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { siteListener } from "../../server/site.ts";
import { watchShift } from "../../tests/layout-shift.ts";
import { documentPaths } from "./addresses.ts";
import { budgets } from "./budgets.ts";
import { greatest, type Row } from "./row.ts";
import { clientFolder, type Session, whileServing } from "./session.ts";

const viewports = [
  { width: 412, height: 823 },
  { width: 1280, height: 800 },
];

/** How much later than everything else the fonts come, in milliseconds. */
const fontDelay = 1000;

/**
 * Loads every page at two widths and scrolls to its end; then again with fonts that come late, so
 * that the text is there in its fallback first.
 *
 * @param session a served build and a browser
 * @returns the rows about layout shift
 */
export async function shiftRows({ browser, origin }: Session): Promise<Row[]> {
  const measure = async (from: string) => {
    const shifts = [];
    for (const viewport of viewports) {
      for (const path of documentPaths) {
        const page = await browser.newPage({ viewport });
        shifts.push({
          path: `${path} at ${viewport.width}`,
          value: await shiftOf(page, from + path),
        });
        await page.close();
      }
    }
    return greatest(shifts);
  };
  const files = siteListener(clientFolder);
  return [
    {
      name: "layout shift, any page",
      unit: "shift",
      budget: budgets.shift,
      ...(await measure(origin)),
    },
    {
      name: "layout shift, any page, late fonts",
      unit: "shift",
      budget: budgets.shift,
      ...(await whileServing(async (request, response) => {
        if (request.url?.endsWith(".woff2")) await setTimeout(fontDelay);
        files(request, response);
      }, measure)),
    },
  ];
}

async function shiftOf(page: Page, url: string): Promise<number> {
  const shift = await watchShift(page);
  await page.goto(url, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let place = 0; place < height; place += 600) {
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.waitForLoadState("networkidle");
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return shift();
}
