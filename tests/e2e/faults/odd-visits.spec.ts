import type { Page } from "@playwright/test";
import { pendingKey } from "~/boot/pending-address";
import { services } from "~/config/navigation";
import { pathOf } from "~/config/pages";
import { contact } from "~/content/pages/contact";
import { faqs } from "~/content/pages/faqs";
import { home } from "~/content/pages/home";
import { holdCode, titleOf } from "../screens";
import { expect, test } from "../test";

test("in the year after the build the page still wakes up without complaint", async ({ page }) => {
  const nextYear = new Date().getFullYear() + 1;
  await page.clock.setFixedTime(`${nextYear}-01-02T09:00:00Z`);
  await page.goto("/");
  await page.locator("html[data-awake]").waitFor();
  await expect(page.getByRole("contentinfo").getByText(`© ${nextYear}`)).toBeVisible();
});

test("an address with a malformed anchor shows its page", async ({ page }) => {
  await page.goto(`${pathOf("contact")}#100%`);
  await page.locator("html[data-awake]").waitFor();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(contact.hero.headline);
});

test("the Services panel is whole at the large breakpoint", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto("/");
  await page.locator("html[data-awake]").waitFor();
  await page.getByRole("button", { name: "Services" }).click();
  const link = page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: services[0]?.title, exact: true });
  await expect(link).toBeInViewport({ ratio: 1 });
});

/** Comes from home to the FAQs, and loads them anew while their code is held back. */
async function reloadFaqs(page: Page): Promise<() => void> {
  await page.goto("/");
  await page.locator("html[data-awake]").waitFor();
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: titleOf("faqs") })
    .click();
  await expect(page).toHaveURL(pathOf("faqs"));
  const release = await holdCode(page);
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(faqs.hero.headline);
  return release;
}

test("Back before the page is awake leads back, and to nothing else", async ({ page }) => {
  const release = await reloadFaqs(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/");
  release();
  await page.locator("html[data-awake]").waitFor();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(home.hero.headline);
  await expect(page).toHaveURL("/");
});

test("a page that is reloaded in the moment of its arrival is no second step of the history", async ({
  page,
}) => {
  await page.goto("/");
  await page.goto(pathOf("faqs"));
  await page.evaluate(([key, path]) => sessionStorage.setItem(key, path), [
    pendingKey,
    pathOf("faqs"),
  ] as const);
  await page.reload();
  await page.locator("html[data-awake]").waitFor();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/");
});
