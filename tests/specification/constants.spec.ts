import { DATA_CACHE, NAVIGATION_MENU, TOAST, TOOLTIP } from "~/config/constants";
import { articleCategories } from "~/content/blog/categories";
import { home } from "~/content/pages/home";
import { resources } from "~/content/pages/resources";
import { expect, test } from "./test";

test("the constants of behaviour", () => {
  expect(TOAST).toMatchObject({ visible: 3, duration: 4000, hotkey: ["altKey", "KeyT"] });
  expect(TOOLTIP).toMatchObject({ openDelay: 700, skipDelay: 300 });
  expect(NAVIGATION_MENU).toMatchObject({ openDelay: 200, skipDelay: 300, closeDelay: 150 });
  expect(DATA_CACHE).toMatchObject({
    retries: 3,
    firstRetryDelay: 1_000,
    longestRetryDelay: 30_000,
    unusedEntriesKept: 300_000,
  });
});

test("topics, formats, categories and the default title", () => {
  expect(resources.topics).toEqual([
    "All",
    "Tax Investigations",
    "VAT",
    "PAYE",
    "CoP8/CoP9",
    "Compliance",
  ]);
  expect(resources.formats).toEqual(["All", "Guides", "Case Studies", "FAQ", "Articles"]);
  expect([...articleCategories]).toEqual([
    "Taxes",
    "Uncategorized",
    "Accounting",
    "VAT Guides",
    "Investigation",
  ]);
  expect(home.meta.title).toBe("Expert Tax Advisory & Compliance Services UK");
});
