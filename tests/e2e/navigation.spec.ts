import { firm } from "~/config/firm";
import { pathOf } from "~/config/pages";
import { contact } from "~/content/pages/contact";
import { home } from "~/content/pages/home";
import { titleOf } from "./screens";
import { expect, test } from "./test";

test.beforeEach(async ({ page }) => {
  await page.goto("/");
  await page.locator("html[data-awake]").waitFor();
});

test("a new page starts at the top, takes the focus and is announced; back returns to the place", async ({
  page,
}) => {
  const footer = page.getByRole("navigation", { name: "Footer" });
  await footer.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);

  await footer.getByRole("link", { name: titleOf("contact") }).click();
  const heading = page.getByRole("heading", { level: 1, name: contact.hero.headline });
  await expect(heading).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: contact.meta.title })).toHaveCount(1);
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

test("a link with this site's full address stays in the page", async ({ page }) => {
  const [question] = contact.faqs.items;
  const address = `${pathOf("contact")}#${question?.id}`;
  await page.evaluate((path) => {
    Object.assign(window, { sameDocument: true });
    const link = document.createElement("a");
    link.href = window.location.origin + path;
    link.textContent = "Full address";
    document.querySelector("main")?.prepend(link);
  }, address);
  await page.getByRole("link", { name: "Full address" }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByText(question?.answer[0] ?? "")).toBeVisible();
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test.describe("when a page fails to render", () => {
  test.use({ allowedErrors: [/The ledger fell off the table/] });

  test("the visitor reads why, and how to reach the firm", async ({ page }) => {
    await page.route(/\/assets\/contact-(?!links)[^/]+\.js$/, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: "export default () => { throw new Error('The ledger fell off the table') }",
      }),
    );
    // The real module may have been fetched ahead; a new document asks again.
    await page.reload();
    await page.locator("html[data-awake]").waitFor();
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: titleOf("contact") })
      .click();
    await expect(
      page.getByRole("heading", { name: "Unexpected Application Error!" }),
    ).toBeVisible();
    await expect(page.getByText("The ledger fell off the table")).toBeVisible();
    await expect(page.getByRole("link", { name: firm.phone })).toBeVisible();
    const background = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    expect(background).toBe("rgb(242, 245, 241)");
  });
});

test("what was said of one page does not stay on the next", async ({ page }) => {
  await page.goto(pathOf("cop9"));
  await page.locator("html[data-awake]").waitFor();
  const data = page.locator("script[type='application/ld+json']");
  await expect(data).toHaveCount(1);
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").nth(1).click();
  await expect(page).toHaveURL(pathOf("services"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(data).toHaveCount(0);
});
