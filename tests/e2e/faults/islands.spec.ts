import type { Page } from "@playwright/test";
import type { IslandName } from "~/app/islands/registry";
import { testimonials } from "~/firm/testimonials";
import { articlePath, leadFormPage, pathOf } from "~/site/pages";
import { failureWords } from "~/words/failure";
import { blog } from "~/words/pages/blog";
import { servicesButton } from "../header";
import { arrive, awake, island, islandCode, written } from "../screens";
import { expect, test } from "../test";
import { textsOf } from "../words";
import { expectNotice, expectWordsAndWays, rewriteDocument } from "./unreachable";

/* A part that acts, and cannot: it says so at its place, and the document around it stays whole. */

test.use({
  allowedErrors: [
    /Failed to load resource|dynamically imported module|The ledger|Cannot read|undefined|not iterable|JSON/,
  ],
});

const article = articlePath(written[0]?.slug ?? "");

/** Where each of them is. */
const places: Record<IslandName, string> = {
  "deadline-band": pathOf("tax-appeal"),
  "lead-form": leadFormPage.path,
  "lead-form-frame": pathOf("contact"),
  "letter-finder": "/",
  "main-navigation": pathOf("about"),
  newsletter: pathOf("blog"),
  "penalty-tool": pathOf("cop9"),
  "phone-menu": pathOf("faqs"),
  "resource-library": pathOf("resources"),
  "testimonial-carousel": "/",
  "share-button": article,
  "social-links": pathOf("offices"),
};

/** Comes to it by keyboard: the first sign that it is wanted. That of the contact page comes by itself. */
async function touch(page: Page, name: IslandName) {
  if (name === "lead-form-frame") return;
  const folds = page.locator("details").filter({ has: island(page, name) });
  await folds.evaluateAll((all) => {
    for (const one of all) one.setAttribute("open", "");
  });
  const stops = "a[href], button, input, select, textarea, summary, [tabindex]";
  await island(page, name).locator(stops).filter({ visible: true }).first().focus();
}

for (const [name, path] of Object.entries(places) as [IslandName, string][]) {
  test(`without its code, ${name} says so, with the ways to call, and ${path} stays whole`, async ({
    page,
  }) => {
    test.skip(name === "testimonial-carousel" && testimonials.length === 0, "nobody is quoted yet");
    if (name === "phone-menu") await page.setViewportSize({ width: 390, height: 844 });
    await arrive(page, path);
    const words = await textsOf(page);
    await page.route(islandCode, (route) => route.fulfill({ status: 404, body: "" }));
    if (name === "lead-form-frame") await page.reload();
    await touch(page, name);
    const notice = await expectNotice(page, /module/);
    await expect(notice).toHaveCount(1);
    await expect(notice.getByRole("heading", { name: failureWords.heading })).toBeVisible();
    await expect(notice.getByText(failureWords.part)).toBeVisible();
    expect(await textsOf(page)).toEqual(expect.arrayContaining(words));
  });
}

test("offline, a mouse that passes over the header is told nothing; a click is", async ({
  page,
  context,
}) => {
  await arrive(page, pathOf("offices"));
  const notice = page.getByRole("alert").filter({ hasText: failureWords.heading });
  await context.setOffline(true);
  for (const name of ["social-links", "main-navigation"] as const) {
    const told = page.waitForEvent("console", (said) => said.text().includes("module"));
    const part = page.getByRole("banner").locator(island(page, name));
    await part.locator("a, button").first().hover();
    await told;
    await expect(notice).toHaveCount(0);
  }
  await servicesButton(page).click();
  await expect(notice).toHaveCount(1);
});

test("a part whose data lacks what it shows says so, and the document around it stays", async ({
  page,
}) => {
  await rewriteDocument(page, pathOf("blog"), (html) =>
    html.replace(/(data-island="newsletter"[^>]*data-props=")[^"]*/, "$1{}"),
  );
  await arrive(page, pathOf("blog"));
  await touch(page, "newsletter");
  await expectNotice(page);
  await expectWordsAndWays(page, blog.hero.headline);
});

test("two parts that fail say so each, and why; what works goes on working", async ({ page }) => {
  await page.route(/\/assets\/social-links-/, (route) => route.abort());
  await page.route(/\/assets\/letter-finder-/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "throw new Error('The ledger fell off the table')",
    }),
  );
  await arrive(page, "/");
  await touch(page, "letter-finder");
  await expectNotice(page, "The ledger fell off the table");
  await touch(page, "social-links");
  await expect(page.getByRole("alert").filter({ hasText: failureWords.heading })).toHaveCount(2);
  const line = page.locator("details[name=letter]").first();
  await line.locator("summary").click();
  await expect(line).toHaveAttribute("open", "");
  await servicesButton(page).click();
  await awake(page, "main-navigation").waitFor();
  await expect(servicesButton(page)).toHaveAttribute("aria-expanded", "true");
});
