import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { articlePath, leadFormPage, notFoundPath, pages } from "~/config/pages";
import { expect, test } from "./test";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/*
 * The one exclusion: beside an open Services menu, Radix keeps a focus guard that is hidden from
 * assistive technology and hands the focus on into the panel as soon as it gets it. axe sees only
 * that something hidden can be focused; menus.spec.ts walks the path.
 */
const focusGuard = "nav span[aria-hidden=true][tabindex='0']";

async function findings(page: Page) {
  // As tall as the page: whatever happens to lie under the sticky call bar would count as covered.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1280, height });
  const { violations } = await new AxeBuilder({ page })
    .withTags(standards)
    .exclude(focusGuard)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

const paths = [
  ...pages.map(({ path }) => path),
  articlePath("what-is-tax-investigation-insurance"),
  articlePath("what-is-cop9"),
  notFoundPath,
  leadFormPage.path,
];

for (const width of [390, 1280]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${width} wide, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme });

      for (const path of paths) {
        test(`axe finds nothing on ${path}`, async ({ page }) => {
          await page.goto(path);
          await page.locator("html[data-awake]").waitFor();
          await page.addStyleTag({
            content: "*, ::before, ::after { animation: none !important }",
          });
          expect(await findings(page)).toEqual([]);
        });
      }
    });
  }
}

test.describe("open menus", () => {
  test("axe finds nothing in the Services menu", async ({ page }) => {
    await page.goto("/");
    await page.locator("html[data-awake]").waitFor();
    await page.getByRole("button", { name: "Services" }).click();
    await expect(page.getByRole("link", { name: "Tax Tribunal" })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });

  test("axe finds nothing in the phone menu", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await page.locator("html[data-awake]").waitFor();
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page
      .getByRole("navigation", { name: "Site menu" })
      .getByText("Services", { exact: true })
      .click();
    expect(await findings(page)).toEqual([]);
  });
});
