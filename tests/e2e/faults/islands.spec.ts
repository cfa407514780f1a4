import type { Page } from "@playwright/test";
import type { IslandName } from "~/app/islands/registry";
import { articlePath, leadFormPage, pathOf } from "~/site/pages";
import { failureWords } from "~/words/failure";
import { arrive, awake, island, islandCode, written } from "../screens";
import { expect, test } from "../test";
import { textsOf } from "../words";
import { expectNotice, rewriteDocument } from "./unreachable";

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

    // To load the page again is the same for all.
    if (name !== "letter-finder") return;
    await page.unroute(islandCode);
    await notice.getByRole("button", { name: failureWords.reload }).click();
    await expect(notice).toBeHidden();
    await page.locator("html[data-awake]").waitFor();
    await touch(page, name);
    await awake(page, name).first().waitFor();
  });
}

test("a part whose data lacks what it shows says so, and the document around it stays", async ({
  page,
}) => {
  const path = pathOf("blog");
  const part = `[data-island="newsletter"]`;
  await rewriteDocument(page, path, (html) =>
    html.replace(/(data-island="newsletter"[^>]*data-props=")[^"]*/, "$1{}"),
  );
  await arrive(page, path);
  const around = page.locator("h1, footer p, header a, main h2");
  const outside = () =>
    around.evaluateAll(
      (all, its) => all.filter((one) => !one.closest(its)).map(({ textContent }) => textContent),
      `${part}, [role=alert]`,
    );
  const before = await outside();
  expect(before.length).toBeGreaterThan(0);
  await touch(page, "newsletter");
  await expectNotice(page);
  expect(await outside()).toEqual(before);
});

test("code that throws as it comes says why", async ({ page }) => {
  await page.route("**/assets/letter-finder-*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "throw new Error('The ledger fell off the table')",
    }),
  );
  await arrive(page, "/");
  await touch(page, "letter-finder");
  await expectNotice(page, "The ledger fell off the table");
  const line = page.locator("details[name=letter]").first();
  await line.locator("summary").click();
  await expect(line).toHaveAttribute("open", "");
});

test("two parts that fail say so each, and what works goes on working", async ({ page }) => {
  await arrive(page, "/");
  await page.route(/\/assets\/(?:letter-finder|social-links)-/, (route) => route.abort());
  await touch(page, "letter-finder");
  await touch(page, "social-links");
  await expect(page.getByRole("alert").filter({ hasText: failureWords.heading })).toHaveCount(2);
  await page.getByRole("button", { name: "Services" }).click();
  await awake(page, "main-navigation").waitFor();
  await expect(page.getByRole("button", { name: "Services" })).toHaveAttribute(
    "aria-expanded",
    "true",
  );
});
