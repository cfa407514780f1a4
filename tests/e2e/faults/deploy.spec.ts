import type { Page } from "@playwright/test";
import { type PageId, pathOf } from "~/config/pages";
import { about } from "~/content/pages/about";
import { contact } from "~/content/pages/contact";
import { faqs } from "~/content/pages/faqs";
import { home } from "~/content/pages/home";
import { resources } from "~/content/pages/resources";
import { titleOf } from "../screens";
import { expect, test } from "../test";
import { expectWordsAndWays } from "./reach";

test.use({
  allowedErrors: [/Failed to load resource|dynamically imported module|Error loading route module/],
});

/**
 * The site as after a deploy: code that the page has not fetched yet is gone. The next document is of
 * the new build and finds its own code, unless `again`: then the site is deployed anew each time.
 *
 * @returns the paths of the documents that were loaded since
 */
async function deploy(page: Page, { again = false } = {}) {
  const documents: string[] = [];
  let gone = true;
  await page.route("**/assets/*.js", (route) =>
    gone ? route.fulfill({ status: 404, body: "" }) : route.fallback(),
  );
  page.on("request", (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    documents.push(new URL(request.url()).pathname);
    if (!again) gone = false;
  });
  return documents;
}

async function visit(page: Page, path: string) {
  await page.goto(path);
  await page.locator("html[data-awake]").waitFor();
}

const follow = (page: Page, id: PageId) =>
  page
    .getByRole("contentinfo")
    .getByRole("link", { name: titleOf(id), exact: true })
    .click();

test("a click lands where it was meant to, once, and Back leads back", async ({ page }) => {
  await visit(page, "/");
  const documents = await deploy(page);
  await follow(page, "faqs");
  await page.locator("html[data-awake]").waitFor();
  await expect(page).toHaveURL(pathOf("faqs"));
  await expectWordsAndWays(page, faqs.hero.headline);
  // The router loads the page that is shown once more; from there the click goes on.
  expect(documents).toEqual(["/", pathOf("faqs")]);

  await follow(page, "about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(about.hero.headline);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(home.hero.headline);
});

test("a query and an anchor are not lost on the way", async ({ page }) => {
  await visit(page, "/");
  await deploy(page);
  await page.evaluate((path) => {
    const link = document.createElement("a");
    link.href = `${path}?search=turnover#main`;
    link.textContent = "A shared search";
    document.querySelector("main")?.prepend(link);
  }, pathOf("resources"));
  await page.getByRole("link", { name: "A shared search" }).click();
  await expect(page).toHaveURL(`${pathOf("resources")}?search=turnover#main`);
  await expect(page.getByLabel(resources.search.label)).toHaveValue("turnover");
});

test("back and forward to pages whose code is gone", async ({ page }) => {
  await visit(page, "/");
  await follow(page, "faqs");
  await expect(page).toHaveURL(pathOf("faqs"));
  await page.reload();
  await page.locator("html[data-awake]").waitFor();
  const documents = await deploy(page);
  await page.goBack();
  await page.locator("html[data-awake]").waitFor();
  await expectWordsAndWays(page, home.hero.headline);
  await page.goForward();
  await expectWordsAndWays(page, faqs.hero.headline);
  await expect(page).toHaveURL(pathOf("faqs"));
  expect(documents[0]).toBe("/");
  expect(documents.length).toBeLessThanOrEqual(2);
});

test("while the site is deployed again and again: no loop, and every click still lands", async ({
  page,
}) => {
  await visit(page, "/");
  const documents = await deploy(page, { again: true });
  await follow(page, "faqs");
  await page.locator("html[data-asleep]").waitFor();
  await expectWordsAndWays(page, faqs.hero.headline);
  await follow(page, "contact");
  await page.locator("html[data-asleep]").waitFor();
  await expectWordsAndWays(page, contact.hero.headline);
  await page.waitForLoadState("networkidle");
  expect(documents).toEqual(["/", pathOf("faqs"), pathOf("contact")]);
});

test("of two clicks the later one counts", async ({ page }) => {
  await visit(page, "/");
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/about-*.js", async (route) => {
    await held.promise;
    await route.fallback();
  });
  await follow(page, "about");
  await follow(page, "faqs");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(faqs.hero.headline);
  const arrived = page.waitForResponse("**/assets/about-*.js");
  held.resolve();
  await arrived;
  await follow(page, "privacy-policy");
  await expect(page).toHaveURL(pathOf("privacy-policy"));
  await page.goBack();
  await expect(page).toHaveURL(pathOf("faqs"));
});
