import type { Page } from "@playwright/test";
import { resources } from "~/content/pages/resources";
import { filterResources } from "~/lib/resource-filters";
import { expect, test } from "./test";

const items = [
  ...resources.tools.items.map(({ description, ...tool }) => ({ ...tool, summary: description })),
  ...resources.guides.items,
];
const titles = (page: Page) => page.getByRole("main").locator("li h3");
const status = (page: Page) => page.getByRole("main").getByRole("status");

test("tools lead to contact, guides to the blog", async ({ page }) => {
  await page.goto("/resources");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Open Tool" })).toHaveCount(4);
  await expect(main.getByRole("link", { name: "Read More" })).toHaveCount(6);
  for (const link of await main.getByRole("link", { name: "Open Tool" }).all()) {
    await expect(link).toHaveAttribute("href", "/contact");
  }
  for (const link of await main.getByRole("link", { name: "Read More" }).all()) {
    await expect(link).toHaveAttribute("href", "/blog");
  }
  await expect(main.getByLabel("Topic").locator("option")).toHaveText([...resources.topics]);
  await expect(main.getByLabel("Format").locator("option")).toHaveText([...resources.formats]);
});

test("every pair of topic and format shows what matches both", async ({ page }) => {
  await page.goto("/resources");
  await page.locator("html[data-awake]").waitFor();
  for (const topic of resources.topics) {
    await page.getByLabel("Topic").selectOption(topic);
    for (const format of resources.formats) {
      await page.getByLabel("Format").selectOption(format);
      const expected = filterResources(items, { search: "", topic, format }).map(
        ({ title }) => title,
      );
      await expect(titles(page)).toHaveText(expected);
      await expect(status(page)).toHaveText(
        expected.length === 0 ? resources.search.empty : `${expected.length} of 10 resources`,
      );
    }
  }
});

test("every topic and every format has something", () => {
  for (const topic of resources.topics) {
    expect(
      filterResources(items, { search: "", topic, format: "All" }).length,
      topic,
    ).toBeGreaterThan(0);
  }
  for (const format of resources.formats) {
    expect(
      filterResources(items, { search: "", topic: "All", format }).length,
      format,
    ).toBeGreaterThan(0);
  }
});

test("search ignores case, looks at titles and summaries, and goes with the filters", async ({
  page,
}) => {
  await page.goto("/resources");
  await page.locator("html[data-awake]").waitFor();
  await page.getByLabel("Search by keyword").pressSequentially("TURNOVER");
  await expect(titles(page)).toHaveText(["VAT registration turnover check"]);
  await page.getByLabel("Topic").selectOption("PAYE");
  await expect(status(page)).toHaveText(
    "No resources found. Try adjusting your filters or search query.",
  );
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(titles(page)).toHaveCount(10);
  await expect(page.getByLabel("Search by keyword")).toHaveValue("");
  await expect(page).toHaveURL("/resources");
});

test("the filters are in the address: to share, and to go back", async ({ page }) => {
  await page.goto("/resources?search=letter&topic=CoP8%2FCoP9");
  await expect(page.getByLabel("Topic")).toHaveValue("CoP8/CoP9");
  await expect(page.getByLabel("Search by keyword")).toHaveValue("letter");
  const expected = filterResources(items, { search: "letter", topic: "CoP8/CoP9", format: "All" });
  await expect(titles(page)).toHaveText(expected.map(({ title }) => title));

  await page.getByLabel("Format").selectOption("FAQ");
  await expect(page).toHaveURL(/format=FAQ/);
  await page.goBack();
  await expect(page.getByLabel("Format")).toHaveValue("All");
  await expect(titles(page)).toHaveText(expected.map(({ title }) => title));
});

test("an address with a filter that does not exist shows everything", async ({ page }) => {
  await page.goto("/resources?topic=Gardening");
  await expect(titles(page)).toHaveCount(10);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("everything is shown, and no filter pretends to work", async ({ page }) => {
    await page.goto("/resources?topic=VAT");
    await expect(titles(page)).toHaveCount(10);
    await expect(page.getByLabel("Search by keyword")).toBeHidden();
  });
});
