import type { Page } from "@playwright/test";
import { type Found, median, type Row, row } from "./row.ts";
import { openAwake, type Site, withPage } from "./site.ts";

const runs = 7;

/** What visitors press: its name, page, width in pixels, target, and the key or else the mouse. */
type Press = [where: string, path: string, width: number, target: string, key?: string];

const presses: Press[] = [
  // A mouse that rests on it opens it without a press.
  ["Services menu", "/", 1280, "header button", "Enter"],
  ["phone menu", "/", 390, "header button"],
  ["answer", "/faqs", 390, "main summary"],
  ["filter", "/resources", 390, "main input", "v"],
  ["carousel", "/", 1280, "button:has-text('Next review')"],
];

const links: Press[] = [
  ["/services/cop9", "/", 1280, "a[href='/services/cop9']"],
  ["/contact", "/", 1280, "a[href='/contact']"],
  ["an article", "/blog", 1280, "a[href='/blog/what-is-tax-investigation-insurance']"],
];

/** Presses on a slow processor, and follows links at full speed: the worst median of each. */
export async function useRows(site: Site): Promise<Row[]> {
  const paints: Found[] = [];
  const headings: Found[] = [];
  for (const press of presses) paints.push(await medianTime(site, press, false));
  for (const link of links) headings.push(await medianTime(site, link, true));
  return [
    row("menu, answer, filter, carousel to next paint, CPU ÷4", 100, "ms", paints),
    row("click on a link to the new heading", 100, "ms", headings),
  ];
}

async function medianTime(site: Site, press: Press, isLink: boolean): Promise<Found> {
  const [where, path, width, target, key] = press;
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await withPage(site, { viewport: { width, height: 844 } }, async (page) => {
      await openAwake(page, site.origin + path);
      const devTools = await page.context().newCDPSession(page);
      if (!isLink) await devTools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      const shown = page.locator(`${target} >> visible=true`).first();
      await (key ? shown.focus() : shown.hover());
      // The mouse rests: what that sets going, such as fetching a link's page, is done.
      await page.waitForTimeout(1000);
      times.push(await timeToPaint(page, key, isLink));
    });
  }
  return { where, value: median(times) };
}

/** Presses; the milliseconds until what that changed, or the heading of a link's page, is painted. */
async function timeToPaint(page: Page, key: string | undefined, isLink: boolean) {
  const press = await page.evaluateHandle((waits) => {
    const heading = () => document.querySelector("main h1")?.textContent;
    const frame = () => new Promise(requestAnimationFrame);
    const before = heading();
    const { promise: painted, resolve } = Promise.withResolvers<number>();
    const watch = async ({ timeStamp }: Event) => {
      do await frame();
      while (waits && heading() === before);
      // The frame after that begins when it is painted.
      await frame();
      resolve(performance.now() - timeStamp);
    };
    for (const type of ["click", "input"]) addEventListener(type, watch, { capture: true });
    return { painted };
  }, isLink);
  if (key) await page.keyboard.press(key);
  else await page.mouse.down().then(() => page.mouse.up());
  return press.evaluate(({ painted }) => painted);
}
