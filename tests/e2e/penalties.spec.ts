import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { penaltyQuestions, rangeWords } from "~/content/penalty-questions";
import { penaltyWords } from "~/content/penalty-words";
import { expect, test } from "./test";

const paths = ["cop9", "tax-fraud", "tax-investigations", "vat-investigations"];
const questions = Object.values(penaltyQuestions);

const passage = (page: Page) =>
  page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: penaltyWords.heading }) });

async function openQuestions(page: Page, path: string) {
  await page.goto(`/services/${path}`);
  await page.locator("html[data-awake]").waitFor();
  await page.getByRole("button", { name: penaltyWords.action }).click();
  await expect(page.getByLabel(penaltyQuestions.what.label)).toBeFocused();
  return passage(page);
}

async function answer(page: Page, ...places: number[]) {
  for (const [index, { label, options }] of questions.entries())
    await page.getByLabel(label).selectOption(options[places[index] ?? 0] ?? "");
}

for (const path of paths) {
  test(`/services/${path} shows the range of a case, and what it rests on`, async ({ page }) => {
    const tool = await openQuestions(page, path);
    await expect(tool.getByText(rangeWords.waiting)).toBeVisible();
    await answer(page, 2, 1, 0, 0);
    await expect(tool.locator("mark")).toHaveText("35% to 70% of the extra tax");
    await expect(tool.getByRole("status").last()).toHaveText("35% to 70% of the extra tax");
    await expect(tool.getByText(/Source: .*CH82470/)).toBeVisible();
    await answer(page, 3, 1, 2, 3);
    const abroad = path === "vat-investigations" ? "50% to 100%" : "110% to 200%";
    await expect(tool.locator("mark")).toHaveText(`${abroad} of the extra tax`);
    await answer(page, 0, 0, 0, 0);
    await expect(tool.locator("mark")).toHaveText(rangeWords.none);
    await expect(tool.locator("input")).toHaveCount(0);
  });
}

test("the bar lies where the range does", async ({ page }) => {
  const tool = await openQuestions(page, "cop9");
  await answer(page, 3, 1, 0, 0);
  const [rule, bar] = await Promise.all([
    tool.locator("figure svg").last().boundingBox(),
    tool.locator("figure svg rect[height='16']").boundingBox(),
  ]);
  const place = (x = 0) => ((x - (rule?.x ?? 0)) / (rule?.width ?? 1)) * 200;
  expect(place(bar?.x)).toBeCloseTo(50, -1);
  expect(place((bar?.x ?? 0) + (bar?.width ?? 0))).toBeCloseTo(100, -1);
});

test("by keyboard alone, and its code is fetched when it is used", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto("/services/cop9");
  await page.locator("html[data-awake]").waitFor();
  await page.waitForLoadState("networkidle");
  expect(fetched.filter((url) => url.includes("penalty-questions"))).toEqual([]);
  await page.getByRole("button", { name: penaltyWords.action }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(penaltyQuestions.what.label)).toBeFocused();
  for (const presses of [2, 2, 1, 1]) {
    for (let press = 0; press < presses; press += 1) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
  }
  await expect(passage(page).locator("mark")).toHaveText("15% to 30% of the extra tax");
});

test.describe("with its code out of reach", () => {
  test.use({ allowedErrors: [/Failed to load resource/] });
  test("it says where the ranges are", async ({ page }) => {
    await page.route("**/penalty-questions*", (route) => route.abort());
    await page.goto("/services/cop9");
    await page.locator("html[data-awake]").waitFor();
    await page.getByRole("button", { name: penaltyWords.action }).click();
    await expect(page.getByText(penaltyWords.failed)).toBeVisible();
  });
});

for (const width of [320, 1280]) {
  test(`axe finds nothing, asked or answered, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openQuestions(page, "cop9");
    for (const places of [undefined, [1, 1, 2, 4]]) {
      if (places) await answer(page, ...places);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        const { violations } = await new AxeBuilder({ page })
          .setLegacyMode()
          .include("form")
          .include("figure")
          .analyze();
        expect
          .soft(
            violations.map(({ id }) => id),
            `${places}, ${colorScheme}`,
          )
          .toEqual([]);
      }
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  for (const path of paths) {
    test(`/services/${path} has its chart of ranges, and nothing to press`, async ({ page }) => {
      await page.goto(`/services/${path}`);
      await expect(page.getByText(penaltyWords.unscripted)).toBeVisible();
      await expect(page.getByRole("button", { name: penaltyWords.action })).toBeHidden();
      await expect(page.getByRole("cell", { name: "50% to 100%" })).toBeVisible();
    });
  }
});
