import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { leadFormPage, pathOf } from "~/site/pages";
import { cop9 } from "~/words/services/cop9";
import { contrast, rgb } from "../fixtures/contrast";
import { openTool } from "./deadline-tool";
import { arrive, colourOf } from "./screens";
import { expect, test } from "./test";

/** How a system can ask for colours. */
const ways = [
  { colorScheme: "light" },
  { colorScheme: "dark" },
  { forcedColors: "active" },
] as const;

for (const colorScheme of ["light", "dark"] as const) {
  test(`the browser's own frame is as the top bar, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/");
    const frame = page.locator(`meta[name=theme-color][media*=${colorScheme}]`);
    const bar = page.getByRole("banner").locator("div").first();
    await expect(bar).toHaveCSS("background-color", rgb(await frame.getAttribute("content")));
  });

  test(`a phone's last day can be read on its marker, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(pathOf("cop9"));
    const days = String(cop9.clock.strip.time.value.count);
    const number = page.getByRole("main").getByText(days, { exact: true }).last();
    const colours = await number.evaluate((text) =>
      [getComputedStyle(text).color].concat(
        getComputedStyle(text.parentElement as Element).backgroundColor,
      ),
    );
    expect(contrast(colours), colours.join(" on ")).toBeGreaterThan(4.5);
  });
}

for (const media of ways) {
  test(`what is ticked or chosen has its mark, and a search field the cross that empties it, ${Object.values(media)}`, async ({
    page,
  }) => {
    await page.emulateMedia(media);
    await page.goto(leadFormPage.path);
    const box = page.getByRole("checkbox");
    expect(await contrastWithin(box)).toBe(1);
    await box.check();
    expect(await contrastWithin(box)).toBeGreaterThan(3);

    const choices = (await openTool(page, pathOf("tax-appeal"))).getByRole("radio");
    expect(await contrastWithin(choices.first())).toBeGreaterThan(3);
    expect(await contrastWithin(choices.last())).toBe(1);

    await arrive(page, pathOf("resources"));
    const field = page.getByRole("searchbox");
    const { width = 0, height = 0 } = (await field.boundingBox()) ?? {};
    // Wide enough for it, and within the field's edges.
    const [left, top] = [Math.floor(width) - 44, Math.floor(height / 2) - 8];
    const end = { left, top, width: 38, height: 16 };
    await field.focus();
    expect(await contrastWithin(field, end)).toBe(1);
    await field.fill("VAT");
    expect(await contrastWithin(field, end)).toBeGreaterThan(3);
  });
}

test("what the browser itself writes into a field on paper is dark, in the dark too", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(leadFormPage.path);
  await expect(page.getByRole("textbox").first()).toHaveCSS("color-scheme", "light");
  await page.goto(pathOf("resources"));
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
});

test("what is marked can be read where the system marks it in its own colours, in the dark too", async ({
  page,
}) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    for (const path of ["/", pathOf("services"), pathOf("contact"), pathOf("cop9")]) {
      await arrive(page, path);
      const marked = await page.locator("main *").evaluateAll(
        (parts, ground) =>
          parts
            .map((part) => ({ text: part.textContent, style: getComputedStyle(part) }))
            .filter(({ text, style }) => text && style.backgroundColor === ground)
            .map(({ text, style }) => ({ text, colours: [style.color, ground] })),
        await colourOf(page, "Mark"),
      );
      expect(marked, path).not.toEqual([]);
      for (const { text, colours } of marked) {
        expect.soft(contrast(colours), `“${text}” of ${path}, ${colorScheme}`).toBeGreaterThan(4.5);
      }
    }
  }
});

test("an installed site opens on the colour of its pages", async ({ page }) => {
  await page.goto("/");
  const answer = await page.request.get("/site.webmanifest");
  const manifest = await answer.json();
  await expect(page.locator("html")).toHaveCSS("background-color", rgb(manifest.background_color));
});

/** Of the lightest and the darkest point of a part of an element, as they are drawn: the middle of a box. */
async function contrastWithin(
  box: Locator,
  inside = { left: 6, top: 6, width: 12, height: 12 },
): Promise<number> {
  const drawn = sharp(await box.screenshot())
    .extract(inside)
    .removeAlpha()
    .greyscale();
  const points = await drawn.raw().toBuffer();
  const ends = [Math.min(...points), Math.max(...points)];
  return contrast(ends.map((grey) => `rgb(${grey}, ${grey}, ${grey})`));
}
