import type { Locator } from "@playwright/test";
import { DATA_CACHE, NAVIGATION_MENU, TOAST, TOOLTIP } from "~/site/constants";
import { pages } from "~/site/pages";
import { articleCategories } from "~/words/blog/categories";
import { arrive, unfold } from "../e2e/screens";
import { around, type Screen, screens } from "./table";
import { expect, test } from "./test";

async function expectRows(part: Locator, { texts, links, counts, targets }: Screen) {
  const leadTo = (found: Locator) =>
    found.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  for (const [selector, count] of Object.entries(counts ?? {})) {
    await expect(part.locator(selector), selector).toHaveCount(count);
  }
  for (const [name, where] of Object.entries(links ?? {})) {
    const found = await leadTo(part.getByRole("link", { name }));
    expect(typeof where === "string" ? [...new Set(found)] : found, name).toEqual([where].flat());
  }
  for (const [selector, where] of Object.entries(targets ?? {})) {
    expect((await leadTo(part.locator(selector))).toSorted()).toEqual(where.toSorted());
  }
  await unfold(part.page());
  for (const text of texts ?? []) {
    const found = part.getByText(new RegExp(text.replaceAll(/[.?+()|]/g, "\\$&")));
    await expect(found.filter({ visible: true }).first(), text).toBeVisible();
  }
}

for (const [path, screen] of Object.entries(screens)) {
  test(`${path} holds what the specification says`, async ({ page }) => {
    await arrive(page, path);
    await expectRows(page.getByRole("main"), screen);
    await expect(page).toHaveTitle(
      path === "/" ? "Expert Tax Advisory & Compliance Services UK" : / \| The Firm$/,
    );
  });
}

test("header and footer hold what the specification says", async ({ page }) => {
  await arrive(page, "/");
  await page.getByRole("button", { name: "Services" }).click();
  await expectRows(page.getByRole("banner"), around.banner);
  await expectRows(page.getByRole("contentinfo"), around.contentinfo);
});

test("/resources can be searched by these topics and formats, and says when nothing matches", async ({
  page,
}) => {
  await page.goto("/resources?search=lottery");
  const main = page.getByRole("main");
  await expect(main.getByLabel("Topic").locator("option")).toHaveText([
    ...["All", "Tax Investigations", "VAT", "PAYE", "CoP8/CoP9", "Compliance"],
  ]);
  await expect(main.getByLabel("Format").locator("option")).toHaveText([
    ...["All", "Guides", "Case Studies", "FAQ", "Articles"],
  ]);
  const none = "No resources found. Try adjusting your filters or search query.";
  await expect(main.getByText(none, { exact: true })).toBeVisible();
});

test("there is no other screen, and no other category", () => {
  const paths = Object.keys(screens).filter((path) => !/^\/blog\/|^\/nope$/.test(path));
  expect(pages.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
  expect([...articleCategories].toSorted()).toEqual([
    ...["Accounting", "Investigation", "Taxes", "Uncategorized", "VAT Guides"],
  ]);
});

test("the constants of behaviour", () => {
  expect(TOAST).toMatchObject({ visible: 3, duration: 4000, hotkey: ["altKey", "KeyT"] });
  expect(TOOLTIP).toEqual({ openDelay: 700, skipDelay: 300 });
  expect(NAVIGATION_MENU).toEqual({ openDelay: 200, skipDelay: 300, closeDelay: 150 });
  expect(DATA_CACHE).toEqual({
    retries: 3,
    firstRetryDelay: 1_000,
    longestRetryDelay: 30_000,
    unusedEntriesKept: 300_000,
  });
});

const asked = [
  "/faqs",
  "/contact",
  ...["cop8", "cop9", "tax-fraud"].map((id) => `/services/${id}`),
];

for (const path of asked) {
  test(`of the questions of ${path} one is open at a time, and it can be closed again`, async ({
    page,
  }) => {
    await arrive(page, path);
    const questions = page.getByRole("main").locator("details:has(> summary h3):has(> [id])");
    const open = questions.and(page.locator("[open]"));
    // They lie in several parts of the page.
    for (const question of [questions.first(), questions.last()]) {
      await question.evaluate((one) => one.toggleAttribute("open", false));
      await question.locator("summary").click();
      await expect(question).toHaveAttribute("open");
      await expect(open).toHaveCount(1);
    }
    await questions.last().locator("summary").click();
    await expect(open).toHaveCount(0);
  });
}
