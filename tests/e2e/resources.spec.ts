import type { Page } from "@playwright/test";
import { pathOf } from "~/site/pages";
import { resources } from "~/words/pages/resources";
import { items, statusOf, titlesOf } from "./expected-resources";
import { arrive, unwritten } from "./screens";
import { expect, test } from "./test";

const titles = (page: Page) => page.getByRole("main").locator("li h3");
const status = (page: Page) => page.getByRole("main").getByRole("status");

test("a guide that is being written says when it comes, and links the page that answers", async ({
  page,
}) => {
  await page.goto(pathOf("resources"));
  for (const { title, article } of resources.guides.items) {
    const coming = unwritten.find(({ slug }) => slug === article);
    const row = page.getByRole("listitem").filter({
      has: page.getByRole("heading", { name: title, exact: true }),
    });
    await expect(row.locator("time")).toHaveCount(coming?.due ? 1 : 0);
    const answer = coming?.answeredBy;
    if (!answer) continue;
    await expect(
      row.getByRole("link", { name: `${title} ${answer.label}`, exact: true }),
    ).toHaveAttribute("href", answer.path);
  }
});

test("what is typed does not run under the magnifying glass", async ({ page }) => {
  await arrive(page, pathOf("resources"));
  const field = page.getByLabel(resources.search.label);
  const glass = await page.locator("search svg").first().boundingBox();
  const { left, indent } = await field.evaluate((input) => ({
    left: input.getBoundingClientRect().left,
    indent: Number.parseFloat(getComputedStyle(input).paddingInlineStart),
  }));
  expect(left + indent).toBeGreaterThan((glass?.x ?? 0) + (glass?.width ?? 0));
});

test("search ignores case, looks at titles and summaries, and goes with the filters", async ({
  page,
}) => {
  await arrive(page, pathOf("resources"));
  const [item] = items;
  const search = item?.title.toUpperCase() ?? "";
  await page.getByLabel(resources.search.label).pressSequentially(search);
  await expect(titles(page)).toHaveText(titlesOf({ search }));
  const topic = resources.topics.findLast((one) => one !== item?.topic) ?? "All";
  await page.getByLabel(resources.search.topic).selectOption(topic);
  await expect(titles(page)).toHaveText(titlesOf({ search, topic }));
  await expect(status(page)).toHaveText(statusOf({ search, topic }));
  await page.getByRole("button", { name: resources.search.clear }).click();
  await expect(titles(page)).toHaveCount(items.length);
  await expect(page.getByLabel(resources.search.label)).toHaveValue("");
  await expect(page).toHaveURL(pathOf("resources"));
});

test("the filters are in the address: to share, and to go back", async ({ page }) => {
  await page.goto(`${pathOf("resources")}?search=letter&topic=CoP8%2FCoP9`);
  await expect(page.getByLabel(resources.search.topic)).toHaveValue("CoP8/CoP9");
  await expect(page.getByLabel(resources.search.label)).toHaveValue("letter");
  const expected = titlesOf({ search: "letter", topic: "CoP8/CoP9" });
  await expect(titles(page)).toHaveText(expected);

  await page.getByLabel(resources.search.format).selectOption("FAQ");
  await expect(page).toHaveURL(/format=FAQ/);
  await page.goBack();
  await expect(page.getByLabel(resources.search.format)).toHaveValue("All");
  await expect(titles(page)).toHaveText(expected);
});

test("whoever types with pauses goes back to the page before, and not through half words", async ({
  page,
}) => {
  await arrive(page, pathOf("resources"));
  const length = await page.evaluate(() => history.length);
  const field = page.getByLabel(resources.search.label);
  for (const part of ["rent", " guide"]) {
    await field.pressSequentially(part);
    const typed = await field.inputValue();
    await expect.poll(() => new URL(page.url()).searchParams.get("search")).toBe(typed);
  }
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test("the filters that Clear took away come back by the browser's Back", async ({ page }) => {
  await arrive(page, pathOf("resources"));
  await page.getByLabel(resources.search.topic).selectOption("VAT");
  await page.getByLabel(resources.search.label).fill("lottery");
  await expect(page).toHaveURL("/resources?search=lottery&topic=VAT");
  await page.getByRole("button", { name: resources.search.clear }).click();
  await expect(page).toHaveURL(pathOf("resources"));
  await page.goBack();
  await expect(page).toHaveURL("/resources?search=lottery&topic=VAT");
  await expect(page.getByLabel(resources.search.topic)).toHaveValue("VAT");
  await expect(status(page)).toHaveText(statusOf({ search: "lottery", topic: "VAT" }));
});

test("on a phone, an address with a filter shows the filter, too: why the list is short", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { topic, format } = resources.search;
  for (const [query, isSeen] of [
    ["", false],
    ["?topic=VAT", true],
    ["?format=FAQ", true],
  ] as const) {
    await page.goto(`${pathOf("resources")}${query}`);
    await expect(titles(page)).toHaveText(titlesOf(Object.fromEntries(new URLSearchParams(query))));
    await expect(page.getByLabel(topic), query).toBeVisible({ visible: isSeen });
    await expect(page.getByLabel(format), query).toBeVisible({ visible: isSeen });
  }
});

test("what was typed just before a choice is in the address too, and is shared with it", async ({
  page,
}) => {
  await arrive(page, pathOf("resources"));
  await page.getByLabel(resources.search.label).fill("letter");
  // Before the pause after which typing reaches the address.
  await page.getByLabel(resources.search.topic).selectOption("VAT");
  await expect(page).toHaveURL("/resources?search=letter&topic=VAT");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("everything is shown, and no filter pretends to work", async ({ page }) => {
    await page.goto(`${pathOf("resources")}?topic=VAT`);
    await expect(titles(page)).toHaveCount(items.length);
    await expect(page.getByLabel(resources.search.label)).toBeHidden();
  });
});

test("a choice opens by its arrow too", async ({ page }) => {
  await page.goto(pathOf("resources"));
  for (const choice of await page.locator("select").all()) {
    await choice.scrollIntoViewIfNeeded();
    const hit = await choice.evaluate((select) => {
      const { right, top, height } = select.getBoundingClientRect();
      return document.elementFromPoint(right - 24, top + height / 2) === select;
    });
    expect(hit).toBe(true);
  }
});
