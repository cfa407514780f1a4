import type { Page } from "@playwright/test";
import { expect, test } from "../test";

/** The code that is fetched while the pointer rests on links, and then one is followed. */
async function rest(page: Page): Promise<string[]> {
  await page.goto("/about");
  await page.locator("html[data-awake]").waitFor();
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQs" }).hover();
  await page.clock.runFor(1_000);
  await page.waitForLoadState("networkidle");
  return asked.filter((path) => /\/faqs-[^/]+\.js$/.test(path));
}

test.beforeEach(({ page }) => page.clock.install());

test("a page's code comes when the pointer rests on its link", async ({ page }) => {
  expect(await rest(page)).toHaveLength(1);
});

test("with reduced data nothing comes before the click", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  expect(await rest(page)).toHaveLength(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQs" }).click();
  await expect(page).toHaveURL("/faqs");
});
