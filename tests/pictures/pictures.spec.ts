import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { findProgram, programs } from "../../scripts/programs/programs";
import { arrive, settle } from "../e2e/screens";
import { photoHost } from "../e2e/test";
import { indexedPng } from "./indexed-png";
import { references } from "./places";
import { prints, type State, states } from "./states";

/** A Wednesday morning, when the office is open. */
const now = new Date("2026-11-25T10:30:00Z");
/** What is pictured of a page: beyond, it repeats what another state shows. */
const tallest = 2400;
const still = { animations: "disabled" } as const;

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(now);
  await page.route(photoHost, (route) => route.abort());
});

/** Goes to a page and does there what the state asks. Returns what takes the picture. */
async function show(page: Page, { path, reach, inWindow }: State, width: number) {
  await page.setViewportSize({ width, height: width < 1024 ? 844 : 900 });
  await arrive(page, path);
  await settle(page);
  if (!inWindow) {
    await bringFramesIntoWindow(page, width);
    await unpinBar(page);
  }
  const part = await reach?.(page);
  await part?.evaluate(toWholePixel);
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(whole, tallest) };
  if (part) return () => part.screenshot(still);
  return () => page.screenshot(inWindow ? still : { ...still, fullPage: true, clip });
}

/** A form in a frame is painted while it is in the window. */
async function bringFramesIntoWindow(page: Page, width: number) {
  for (const frame of await page.locator("iframe:visible").all()) {
    await page.setViewportSize({ width, height: tallest });
    const form = frame.contentFrame().getByRole("main");
    await form.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** The call bar goes where the page has it: in the picture of a page it would hide what is there. */
function unpinBar(page: Page) {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("[data-call-bar] { position: static !important }");
    document.adoptedStyleSheets.push(sheet);
  });
}

/** A part begins where a pixel does, whatever is said above it. */
function toWholePixel(part: Element) {
  const top = part.getBoundingClientRect().top + scrollY;
  document.body.style.paddingTop = `${Math.ceil(top) - top}px`;
}

/** Two pictures in a row that are the same: nothing is on its way any more. */
async function settledPicture(take: () => Promise<Buffer>): Promise<Buffer> {
  for (let before = await take(); ; ) {
    const picture = await take();
    if (picture.equals(before)) return indexedPng(picture);
    before = picture;
  }
}

const wanted = states.flatMap((state) =>
  (state.widths ?? [390, 1280]).flatMap((width) =>
    (state.dark ? (["light", "dark"] as const) : (["light"] as const))
      // In the dark the layout is the same: one width shows the colours.
      .filter((scheme) => scheme === "light" || width === (state.widths ?? [390])[0])
      .map((scheme) => ({ state, width, scheme, name: `${state.name}-${width}-${scheme}.png` })),
  ),
);

for (const { state, width, scheme, name } of wanted) {
  test(name, async ({ page }) => {
    const forcedColors = state.forced ? "active" : "none";
    await page.emulateMedia({ colorScheme: scheme, forcedColors });
    const take = await show(page, state, width);
    expect(await settledPicture(take)).toMatchSnapshot(name);
  });
}

for (const { name, path } of prints) {
  test(`${name}.png`, async ({ page }) => {
    await arrive(page, path);
    const sheets = sheetsOf(await page.pdf({ preferCSSPageSize: true }));
    const pictures = sheets.map((sheet) => `<img src="data:image/png;base64,${sheet}">`);
    await page.goto("about:blank");
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.setContent(`<body style="background: #888">${pictures.join(" ")}</body>`);
    const take = () => page.screenshot({ ...still, fullPage: true });
    expect(await settledPicture(take)).toMatchSnapshot(`${name}.png`);
  });
}

test("every picture is one of these", () => {
  const names = [...wanted.map(({ name }) => name), ...prints.map(({ name }) => `${name}.png`)];
  const pictures = existsSync(references) ? readdirSync(references) : [];
  expect(pictures.filter((file) => file.endsWith(".png") && !names.includes(file))).toEqual([]);
});

/** The sheets of a PDF as small pictures, in base64. */
function sheetsOf(pdf: Buffer): string[] {
  const folder = mkdtempSync(join(tmpdir(), "sheets-"));
  const words = ["-r", "45", "-png", "-", join(folder, "sheet")];
  execFileSync(findProgram(programs.pdftoppm), words, { input: pdf });
  const sheets = readdirSync(folder).sort();
  const pictures = sheets.map((file) => readFileSync(join(folder, file), "base64"));
  rmSync(folder, { recursive: true });
  return pictures;
}
