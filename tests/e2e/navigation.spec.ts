import { contact } from "~/words/pages/contact";
import { home } from "~/words/pages/home";
import { arrive, titleOf } from "./screens";
import { expect, test } from "./test";

test.beforeEach(async ({ page }) => {
  await arrive(page, "/");
});

test("a new page starts at its top; back returns to the place that was left", async ({ page }) => {
  const footer = page.getByRole("navigation", { name: "Footer" });
  await footer.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);

  await footer.getByRole("link", { name: titleOf("contact") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(contact.hero.headline);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(home.hero.headline);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test("the skip link is the first stop and leads past the header", async ({ page }) => {
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});
