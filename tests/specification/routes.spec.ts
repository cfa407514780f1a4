import { footerLinks, mainLinks, services, topBarLinks } from "~/config/navigation";
import { pages } from "~/config/pages";
import { readArticles } from "../../scripts/articles/read-articles";
import { expect, test } from "./test";

const paths = (links: readonly { page: string }[]) =>
  links.map(({ page }) => pages.find(({ id }) => id === page)?.path);

test("the site has the screens of the route table", ({ request: _ }) => {
  expect(pages.map(({ path }) => path).sort()).toEqual(
    [
      "/",
      "/services",
      "/services/tax-advisory",
      "/services/bookkeeping",
      "/services/management-accounting",
      "/services/value-added-tax",
      "/services/payroll",
      "/services/business-growth-advisory",
      "/services/tax-appeal",
      "/services/tax-tribunal",
      "/services/forensic-accounting",
      "/services/investigation",
      "/services/cop8",
      "/services/cop9",
      "/services/tax-fraud",
      "/services/tax-investigations",
      "/services/vat-investigations",
      "/services/paye-investigations",
      "/resources",
      "/about",
      "/offices",
      "/faqs",
      "/contact",
      "/privacy-policy",
      "/blog",
    ].sort(),
  );
});

test("the menus lead where the specification says", () => {
  expect(paths(topBarLinks)).toEqual(["/offices", "/faqs"]);
  expect(paths(mainLinks)).toEqual(["/resources", "/about", "/contact"]);
  expect(paths(footerLinks).sort()).toEqual(
    ["/blog", "/resources", "/faqs", "/privacy-policy", "/about", "/offices", "/contact"].sort(),
  );
  expect(paths(services).sort()).toEqual(
    [
      "/services/tax-advisory",
      "/services/bookkeeping",
      "/services/investigation",
      "/services/business-growth-advisory",
      "/services/value-added-tax",
      "/services/payroll",
      "/services/management-accounting",
    ].sort(),
  );
  const hub = services.find(({ page }) => page === "investigation");
  expect(hub?.badge).toBe("New");
  expect(paths(hub?.subServices ?? [])).toEqual([
    "/services/cop8",
    "/services/cop9",
    "/services/tax-fraud",
    "/services/tax-appeal",
    "/services/tax-tribunal",
    "/services/tax-investigations",
    "/services/vat-investigations",
    "/services/paye-investigations",
    "/services/forensic-accounting",
  ]);
});

test("the blog has its eight articles, two or more of them written", () => {
  const articles = readArticles();
  expect(articles.map(({ slug }) => slug).sort()).toEqual(
    [
      "allowable-expenses-for-rental-income",
      "what-is-tax-investigation-insurance",
      "how-to-declare-rental-income-to-hmrc",
      "what-is-cop9",
      "how-much-is-vat-in-the-uk-in-2025",
      "what-is-first-tier-tribunal-tax",
      "tax-on-rental-income",
      "hmrc-criminal-investigations",
    ].sort(),
  );
  expect(articles.filter(({ minutes }) => minutes).map(({ slug }) => slug)).toEqual(
    expect.arrayContaining([
      "allowable-expenses-for-rental-income",
      "what-is-tax-investigation-insurance",
    ]),
  );
});

test("an article that is none shows the one on allowable expenses", async ({ page }) => {
  for (const slug of ["what-is-cop9", "no-such-article"]) {
    await page.goto(`/blog/${slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Allowable expenses for rental income",
    );
    await expect(page.getByRole("link", { name: "Back to Blog" })).toHaveAttribute("href", "/blog");
  }
});

test("an unknown address is answered in the specification's words", async ({ page }) => {
  await page.goto("/nope");
  await expect(page.getByText("404", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
});
