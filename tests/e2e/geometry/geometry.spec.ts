import { pathOf } from "~/site/pages";
import { home } from "~/words/pages/home";
import { alike, arrive, everyScreen, holdCode, screens, settle, unfold, wakeAll } from "../screens";
import { expect, test } from "../test";
import { groundsOf, look, missing, readOf } from "./look";

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
    for (const width of alike.has(path) ? [] : [390, 1280]) {
      await widen(width);
      expect.soft(await look(page), `${width} wide`).toEqual([]);
    }

    await wakeAll(page);
    await unfold(page);
    let narrowest: string[] | undefined;
    const drawings: number[] = [];
    for (const width of alike.has(path) ? widths : [...widths, 1920]) {
      await widen(width);
      const read = await readOf(page);
      expect.soft(read.wrong, `${width} wide, all open`).toEqual([]);
      narrowest ??= read.words;
      expect.soft(missing(narrowest, read.words), `is missing at ${width}`).toEqual([]);
      expect.soft(missing(read.words, narrowest), `is missing at ${widths[0]}`).toEqual([]);
      drawings.push(read.drawings);
    }
    const [, tablet = 0, between, desktop = 0] = drawings;
    const least = Math.min(tablet, desktop);
    expect.soft(between, "drawings at 1024, seen at 768 and 1280").toBeGreaterThanOrEqual(least);

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

test("in forced colours the ground of words lies on no others, and they stand out from it", async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  for (const path of screens) {
    await arrive(page, path);
    await unfold(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await groundsOf(page), `${path}, ${width} wide`).toEqual([]);
    }
  }
});

test("letters keep their places while the fonts are on their way", async ({ page }) => {
  await holdCode(page, /\.woff2$/);
  await page.goto(pathOf("resources"), { waitUntil: "commit" });
  await page.locator("html[data-awake]").waitFor();
  // For whoever has chosen another font.
  const advice = "the stand-ins in app/design/styles/fonts.css have the measures of the fonts";
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await look(page, "overlap", "cut"), `${advice}, ${width} wide`).toEqual([]);
  }
});

test("home ends at the window's edge, and its question before the letter", async ({ page }) => {
  await arrive(page, "/");
  await page.locator("details[name=letter] > summary").first().dispatchEvent("click");
  const letter = page.locator("details[name=letter][open]");
  const folder = page.getByRole("heading", { name: home.banner.heading }).locator("..");
  const question = page.getByText(home.hero.question, { exact: true });
  for (const width of [...widths, 1440, 1920]) {
    await page.setViewportSize({ width, height: 1080 });
    const { x: left = 1, width: across = 0 } = (await letter.boundingBox()) ?? {};
    expect.soft(left + across, `a letter, ${width} wide`).toBeCloseTo(width, 0);
    if (width < 1024) continue;
    const { x: folderLeft } = (await folder.boundingBox()) ?? {};
    expect.soft(folderLeft, `the folder, ${width} wide`).toBeCloseTo(0, 0);
    const beneath = await question.evaluate((asked) => {
      const words = document.createRange();
      words.selectNodeContents(asked);
      const lines = [...words.getClientRects()];
      return lines
        .flatMap(({ right, top, bottom }) =>
          document.elementsFromPoint(right - 3, (top + bottom) / 2),
        )
        .filter((hit) => !hit.contains(asked))
        .map(({ className }) => className);
    });
    expect.soft(beneath, `what lies under the question's end, ${width} wide`).toEqual([]);
  }
});
