import type { Locator, Page } from "@playwright/test";
import { testimonials } from "~/firm/testimonials";
import { pathOf } from "~/site/pages";
import { letterFinder, letterKinds } from "~/words/letters";
import { resources } from "~/words/pages/resources";
import { statusOf } from "../expected-resources";
import { expect } from "../test";
import type { Case } from "./cases";

const finder = (page: Page) => page.locator("#find-your-letter");
const search = (page: Page) => page.getByLabel(letterFinder.searchLabel);
const lines = (page: Page) => finder(page).locator("summary:visible");
const counted = letterKinds.find(({ deadlines }) => deadlines) ?? letterKinds[0];
const line = (page: Page) =>
  finder(page)
    .locator("details")
    .filter({ has: page.getByText(counted?.says ?? "") });
const date = (page: Page) => page.locator("#last-safe-day").getByRole("textbox");
const reviews = (page: Page) => page.getByRole("region", { name: "Client reviews" });
const isReview = (place: number) => (page: Page) =>
  expect(reviews(page).getByRole("status")).toHaveText(`Review ${place} of ${testimonials.length}`);
const filter = (page: Page) => page.getByLabel(resources.search.label);
const isFiltered = (filters: Parameters<typeof statusOf>[0]) => (page: Page) =>
  expect(page.getByRole("main").getByRole("status")).toHaveText(statusOf(filters));
/** As hands do, who see the field first. */
async function typeSlowly(field: Locator, text: string) {
  await field.click();
  await field.pressSequentially(text, { delay: 50 });
}

const topic = resources.topics.at(1) ?? "All";
const format = resources.formats.at(1) ?? "All";

const letters: Case[] = [
  {
    what: "a word typed letter by letter arrives whole",
    alsoSlow: true,
    path: pathOf("investigation"),
    act: (page) => typeSlowly(search(page), "lottery ticket"),
    finds: async (page) => {
      await expect(search(page)).toHaveValue("lottery ticket");
      await expect(lines(page)).toHaveCount(0);
    },
  },
  {
    what: "a line of the letter finder opens, with the question of the date in it",
    path: "/",
    act: (page) => line(page).locator("summary").click(),
    finds: async (page) => {
      await expect(line(page).getByText(counted?.first ?? "")).toBeVisible();
      await expect(line(page).getByRole("textbox")).toBeVisible();
    },
  },
];

const others: Case[] = [
  {
    what: "a date is answered at Enter",
    path: pathOf("cop9"),
    act: async (page) => {
      await date(page).fill("30 October 2026");
      await date(page).press("Enter");
    },
    finds: (page) => expect(page.locator("#last-safe-day mark").first()).toBeVisible(),
  },
  {
    what: "two clicks go on by two reviews",
    path: "/",
    act: async (page) => {
      for (const _ of [1, 2])
        await reviews(page).getByRole("button", { name: "Next review" }).click();
    },
    finds: isReview(3),
  },
  {
    what: "topic, format and search filter together",
    path: pathOf("resources"),
    act: async (page) => {
      await page.getByLabel(resources.search.topic).selectOption(topic);
      await page.getByLabel(resources.search.format).selectOption(format);
      await filter(page).fill("tax");
    },
    finds: isFiltered({ topic, format, search: "tax" }),
  },
];

export const tools: Case[] = [...letters, ...others];
