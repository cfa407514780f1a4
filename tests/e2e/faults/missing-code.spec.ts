import { firm } from "~/config/firm";
import { articlePath, leadFormPage, pathOf } from "~/config/pages";
import { letterFinder, letterKinds } from "~/content/letters";
import { blog } from "~/content/pages/blog";
import { contact } from "~/content/pages/contact";
import { faqs } from "~/content/pages/faqs";
import { home } from "~/content/pages/home";
import { leadForm } from "~/content/pages/lead-form";
import { titleOf, typefaceOf, written } from "../screens";
import { expect, photoHost, test } from "../test";
import { expectWordsAndWays } from "./reach";

test.use({ allowedErrors: [/Failed to load resource|dynamically imported module/] });

for (const [part, chunk] of [
  ["the router's list of pages", "**/assets/manifest-*.js"],
  ["a part that all pages share", "**/assets/react-*.js"],
  ["what wakes the page up", "**/assets/entry.client-*.js"],
] as const) {
  test(`without ${part}, a page is what it is without script`, async ({ page }) => {
    await page.route(chunk, (route) => route.fulfill({ status: 404, body: "" }));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await page.locator("html[data-asleep]").waitFor();
    const display = await typefaceOf(page, "display");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS(
      "font-family",
      new RegExp(`^"?${display}\\b`),
    );
    await expectWordsAndWays(page, home.hero.headline);
    const [first] = letterKinds;
    await page.getByText(`“${first?.says}”`).click();
    await expect(page.getByText(first?.first ?? "")).toBeVisible();
    await expect(page.getByLabel(letterFinder.searchLabel)).toBeHidden();
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page
      .getByRole("navigation", { name: "Site menu" })
      .getByRole("link", { name: titleOf("faqs") })
      .click();
    await expectWordsAndWays(page, faqs.hero.headline);
  });
}

test("without its code, the contact page still has the form, which the browser checks", async ({
  page,
}) => {
  await page.route(/\/assets\/contact-(?!links)[^/]+\.js$/, (route) =>
    route.fulfill({ status: 404, body: "" }),
  );
  await page.goto(pathOf("contact"));
  await expect(page.frameLocator("iframe").getByLabel(leadForm.fields.fullName)).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(1);
  await expect(page.getByText(contact.form.loading)).toBeHidden();
  await expect(page.getByRole("button", { name: contact.details.copy })).toBeHidden();
  await expectWordsAndWays(page, contact.hero.headline);
});

test("without its rules, the form is checked by the browser", async ({ page }) => {
  await page.route("**/assets/contact-form-resolver-*.js", (route) => route.abort());
  await page.goto(leadFormPage.path);
  await page.locator("html[data-awake]").waitFor();
  const form = page.getByRole("form");
  await expect(form).toHaveAttribute("novalidate");
  await page.getByRole("button", { name: leadForm.submit }).click();
  await expect(form).not.toHaveAttribute("novalidate");
  await expect(page.getByLabel(leadForm.fields.fullName)).toBeFocused();
});

test.describe("with a part that throws", () => {
  test.use({ allowedErrors: [/The ledger fell off the table/] });

  test("a page is what it is without script", async ({ page }) => {
    await page.route("**/assets/faqs-*.js", (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: "throw new Error('The ledger fell off the table')",
      }),
    );
    await page.goto(pathOf("faqs"));
    await page.locator("html[data-asleep]").waitFor();
    await expectWordsAndWays(page, faqs.hero.headline);
    await page.getByRole("heading", { name: faqs.items[0].question }).click();
    await expect(page.getByText(faqs.items[0].answer[0])).toBeVisible();
  });
});

test("an article's text stays when its own code is missing", async ({ page }) => {
  const [article] = written;
  await page.route(`**/assets/${article?.slug}-*.js`, (route) => route.abort());
  await page.goto(articlePath(article?.slug ?? ""));
  await page.locator("html[data-asleep]").waitFor();
  await expect(page.locator(".article-text p").first()).toBeVisible();
  await expect(
    page.getByRole("navigation", { name: blog.article.contents }).getByRole("link"),
  ).not.toHaveCount(0);
  await expectWordsAndWays(page, /./);
});

for (const missing of ["js", "css"]) {
  test(`what a toast would say is said without its .${missing}`, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.route(`**/assets/sonner-toaster-*.${missing}`, (route) => route.abort());
    await page.goto(pathOf("contact"));
    await page.locator("html[data-awake]").waitFor();
    const said = page.waitForEvent("dialog");
    const press = page.getByRole("button", { name: contact.details.copy }).click();
    const dialog = await said;
    expect(dialog.message()).toContain(firm.email);
    await dialog.dismiss();
    await press;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(contact.hero.headline);
  });
}

test("reviews that cannot loop scroll; icons without tooltips keep their names", async ({
  page,
}) => {
  await page.route(/\/assets\/(?:embla-carousel|tooltip-parts)[^/]*\.js$/, (route) =>
    route.abort(),
  );
  await page.goto("/");
  await page.locator("html[data-awake]").waitFor();
  const row = page.getByRole("group", { name: "Reviews, move with the arrow keys" });
  await row.scrollIntoViewIfNeeded();
  await page.setViewportSize({ width: 800, height: 800 });
  await page.getByRole("button", { name: "Next review" }).click();
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await expectWordsAndWays(page, home.hero.headline);
});

test("one missing photo does not hide the next article's", async ({ page }) => {
  test.skip(written.length < 2, "There is no next article.");
  let answered = 0;
  await page.route(photoHost, (route) => {
    answered += 1;
    return answered === 1 ? route.abort() : route.fallback();
  });
  const [article] = written;
  await page.goto(articlePath(article?.slug ?? ""));
  await page.locator("html[data-awake]").waitFor();
  await expect(page.locator("article img")).toHaveCount(0);
  const next = page.locator(`main a[href^="${articlePath("")}"]`).first();
  const address = (await next.getAttribute("href")) ?? "";
  await next.click();
  await expect(page).toHaveURL(address);
  await expect(page.locator("article img")).toHaveCount(1);
});
