import { existsSync, readdirSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { arrive, settle } from "../e2e/screens";
import { test } from "../e2e/test";
import { pages, parts, windows } from "./states";

/** A Wednesday morning, when the office is open. */
const now = new Date("2026-11-25T10:30:00Z");
/**
 * What counts as another picture: one digit that is another changes two points at least, from ink to paper; a
 * colour changes many, by little. The 256 colours of a file change no point by more than the first threshold,
 * and 130 by more than the second; another machine changes none.
 */
const seen = [
  { threshold: 0.15, maxDiffPixels: 1 },
  { threshold: 0.02, maxDiffPixels: 500 },
];
/** What is pictured of a page: beyond, it repeats what another one shows. */
const tallest = 1800;
const references = new URL("references/", import.meta.url);

const pictures = [...pages, ...windows, ...parts].flatMap(([state, shows, path, looks, reach]) =>
  looks.map((look) => {
    const [width = "", scheme] = look.split("-");
    const inWindow = windows.some(([name]) => name === state);
    const name = `${state}-${look}.png`;
    return { name, shows, path, reach, inWindow, width: Number(width), scheme };
  }),
);

for (const { name, shows, path, reach, inWindow, width, scheme } of pictures) {
  test(`${name} shows ${shows}`, async ({ page }) => {
    await page.clock.setFixedTime(now);
    await page.emulateMedia({
      colorScheme: scheme === "dark" ? "dark" : "light",
      forcedColors: scheme === "forced" ? "active" : "none",
    });
    await page.setViewportSize({ width, height: width < 1024 ? 844 : 900 });
    await arrive(page, path);
    await settle(page);
    if (!inWindow) await unroll(page, width);
    await hideGrips(page);
    const part = await reach?.(page);
    // A part begins where a point does, whatever is said above it.
    await part?.evaluate((element) => {
      const top = element.getBoundingClientRect().top + scrollY;
      document.body.style.paddingTop = `${Math.ceil(top) - top}px`;
    });
    if (scheme === "paper") await page.emulateMedia({ media: "print" });
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width, height: Math.min(whole, tallest) };
    const isPage = !part && !inWindow;
    for (const difference of seen) {
      const options = isPage ? { ...difference, fullPage: true, clip } : difference;
      await expect(part ?? page).toHaveScreenshot(name, options);
    }
  });
}

test("every picture is one of these", () => {
  const all = existsSync(references) ? readdirSync(references) : [];
  const names = pictures.map(({ name }) => name);
  expect(all.filter((file) => !names.includes(file))).toEqual([]);
});

/** Takes away the grip of a large field, which each system draws in its own way. */
async function hideGrips(page: Page) {
  for (const frame of page.frames()) {
    await frame.locator("textarea").evaluateAll((fields) => {
      for (const { style } of fields) style.resize = "none";
    });
  }
}

/** Puts the call bar where the page has it, and a form's frame, which is painted in the window alone, there. */
async function unroll(page: Page, width: number) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("[data-call-bar] { position: static !important }");
    document.adoptedStyleSheets.push(sheet);
  });
  for (const frame of await page.locator("iframe:visible").all()) {
    await page.setViewportSize({ width, height: 2400 });
    const form = frame.contentFrame().getByRole("main");
    await form.evaluate(() => new Promise(requestAnimationFrame));
  }
}
