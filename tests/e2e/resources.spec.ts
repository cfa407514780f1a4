import type { Page } from "@playwright/test";
import { pathOf } from "~/site/pages";
import { resources } from "~/words/pages/resources";
import { items, statusOf, titlesOf } from "./expected-resources";
import { arrive, awake, unwritten } from "./screens";
import { expect, test } from "./test";

const { search: words } = resources;
const path = pathOf("resources");
const titles = (page: Page) => page.getByRole("main").locator("li h3");
const status = (page: Page) => page.getByRole("main").getByRole("status");
const search = (page: Page) => page.getByLabel(words.label);
const clear = (page: Page) => page.getByRole("button", { name: words.clear });

test("a guide that is being written says when it comes, and links the page that answers", async ({
  page,
}) => {
  await page.goto(path);
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

test("what stands in a field ends before its mark, and a choice opens by its mark too", async ({
  page,
}) => {
  await arrive(page, path);
  const glass = await page.locator("search svg").first().boundingBox();
  const words = await search(page).evaluate(
    (input) =>
      input.getBoundingClientRect().left +
      Number.parseFloat(getComputedStyle(input).paddingInlineStart),
  );
  expect(words).toBeGreaterThan((glass?.x ?? 0) + (glass?.width ?? 0));
  for (const choice of await page.locator("select").all()) {
    await choice.scrollIntoViewIfNeeded();
    const { room, isHit } = await choice.evaluate((select) => {
      const { right, top, height } = select.getBoundingClientRect();
      const arrow = select.nextElementSibling?.getBoundingClientRect().left ?? 0;
      const padding = Number.parseFloat(getComputedStyle(select).paddingRight);
      const isHit = document.elementFromPoint(right - 24, top + height / 2) === select;
      return { room: arrow - right + padding, isHit };
    });
    expect(room).toBeGreaterThanOrEqual(0);
    expect(isHit).toBe(true);
  }
});

test("search ignores case, looks at titles and summaries, and goes with the filters, offline too", async ({
  page,
  context,
}) => {
  await arrive(page, path);
  await search(page).focus();
  await awake(page, "resource-library").waitFor();
  await context.setOffline(true);
  const [item] = items;
  const typed = item?.title.toUpperCase() ?? "";
  await search(page).pressSequentially(typed);
  await expect(titles(page)).toHaveText(titlesOf({ search: typed }));
  const topic = resources.topics.findLast((one) => one !== item?.topic) ?? "All";
  await page.getByLabel(words.topic).selectOption(topic);
  await expect(titles(page)).toHaveText(titlesOf({ search: typed, topic }));
  await expect(status(page)).toHaveText(statusOf({ search: typed, topic }));
});

test("the filters by keyboard alone; clearing them leads back to the search", async ({ page }) => {
  await arrive(page, path);
  await search(page).focus();
  await page.keyboard.type("zzz");
  await expect(page.getByText(words.empty)).toBeVisible();
  await expect(page.getByRole("link", { name: words.finder.title })).toHaveAttribute(
    "href",
    `${pathOf(words.finder.page)}#${words.finder.anchor}`,
  );
  for (const name of [words.topic, words.format]) {
    await page.keyboard.press("Tab");
    await expect(page.getByLabel(name)).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue("");
});

test("the fold of topic and format stays open while a choice is taken back", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, path);
  await page.locator("summary").filter({ hasText: words.topic }).click();
  const topic = page.getByLabel(words.topic);
  const [all = ""] = await topic.locator("option").allTextContents();
  await topic.selectOption("VAT");
  await expect(page).toHaveURL(/topic=VAT/);
  await topic.selectOption(all);
  await expect(page).toHaveURL(path);
  await expect(status(page)).toHaveText(statusOf({}));
  await expect(topic).toBeVisible();
});

test("what is cleared stays cleared, also right after the last keystroke", async ({ page }) => {
  await page.clock.install();
  await arrive(page, path);
  await search(page).fill("turnover");
  await clear(page).click();
  await page.clock.runFor(1_000);
  await expect(search(page)).toHaveValue("");
  await expect(status(page)).toHaveText(statusOf({}));
  await expect(page).toHaveURL(path);
});

test("the filters are in the address: to share, and to go back", async ({ page }) => {
  await page.goto(`${path}?search=letter&topic=CoP8%2FCoP9`);
  await expect(page.getByLabel(words.topic)).toHaveValue("CoP8/CoP9");
  await expect(search(page)).toHaveValue("letter");
  const expected = titlesOf({ search: "letter", topic: "CoP8/CoP9" });
  await expect(titles(page)).toHaveText(expected);

  await page.getByLabel(words.format).selectOption("FAQ");
  await expect(page).toHaveURL(/format=FAQ/);
  await page.goBack();
  await expect(page.getByLabel(words.format)).toHaveValue("All");
  await expect(titles(page)).toHaveText(expected);
});

test("whoever goes back to a choice can go forward again: the browser has not chosen a second time", async ({
  page,
}) => {
  await arrive(page, path);
  await page.getByLabel(words.topic).selectOption("VAT");
  await expect(page).toHaveURL(/topic=VAT/);
  await page.goto(pathOf("faqs"));
  await page.goBack();
  await awake(page, "resource-library").waitFor();
  await expect(page.getByLabel(words.topic)).toHaveValue("VAT");
  await page.goForward();
  await expect(page).toHaveURL(pathOf("faqs"));
});

test("what was typed just before a choice is in the address too, and comes back after Clear by the browser's Back", async ({
  page,
}) => {
  await arrive(page, path);
  await search(page).fill("lottery");
  // Before the pause after which typing reaches the address.
  await page.getByLabel(words.topic).selectOption("VAT");
  await expect(page).toHaveURL("/resources?search=lottery&topic=VAT");
  await clear(page).click();
  await expect(page).toHaveURL(path);
  await expect(titles(page)).toHaveCount(items.length);
  await page.goBack();
  await expect(page).toHaveURL("/resources?search=lottery&topic=VAT");
  await expect(page.getByLabel(words.topic)).toHaveValue("VAT");
  await expect(status(page)).toHaveText(statusOf({ search: "lottery", topic: "VAT" }));
});

test("whoever types with pauses goes back to the page before, and not through half words", async ({
  page,
}) => {
  await arrive(page, path);
  const length = await page.evaluate(() => history.length);
  for (const part of ["rent", " guide"]) {
    await search(page).pressSequentially(part);
    const typed = await search(page).inputValue();
    await expect.poll(() => new URL(page.url()).searchParams.get("search")).toBe(typed);
  }
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test("on a phone, an address with a filter shows the filter, too: why the list is short", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [query, isSeen] of [
    ["", false],
    ["?topic=VAT", true],
    ["?format=FAQ", true],
  ] as const) {
    await page.goto(`${path}${query}`);
    await expect(titles(page)).toHaveText(titlesOf(Object.fromEntries(new URLSearchParams(query))));
    for (const name of [words.topic, words.format]) {
      await expect(page.getByLabel(name), query).toBeVisible({ visible: isSeen });
    }
  }
});
