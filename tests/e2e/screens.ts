import type { Page } from "@playwright/test";
import { articlePath, leadFormPage, notFoundPath, pages } from "~/config/pages";
import { readArticles } from "../../scripts/articles/read-articles";

/** Every screen of the site, one article with a body and one without, and the form in the frame. */
export const screens = [
  ...pages.map(({ path }) => path),
  articlePath("what-is-tax-investigation-insurance"),
  articlePath("what-is-cop9"),
  notFoundPath,
  leadFormPage.path,
];

/** The same with every article. */
export const everyScreen = [
  ...new Set([...screens, ...readArticles().map(({ slug }) => articlePath(slug))]),
];

/** Goes to a page and waits until its script has taken over and its fonts are in use. */
export async function arrive(page: Page, path: string) {
  await page.goto(path);
  await page.locator("html[data-awake]").waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/**
 * Holds a page's code back, so that it stays asleep.
 *
 * @returns lets it through
 */
export async function holdCode(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

/** The toast that copying the e-mail address on /contact brings, once it is there. */
export async function bringUpToast(page: Page) {
  await arrive(page, "/contact");
  await page.getByRole("button", { name: "Copy the address" }).click();
  const toast = page.locator("[data-sonner-toast]");
  await toast.waitFor();
  return toast;
}
