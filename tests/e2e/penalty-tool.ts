import { expect, type Page } from "@playwright/test";
import { penaltyQuestions } from "~/words/penalties/penalty-questions";
import { penaltyWords } from "~/words/penalties/penalty-words";

/** The passage that holds the tool, and the chart of ranges. */
export const penalties = (page: Page) =>
  page
    .locator("details")
    .filter({ has: page.getByRole("heading", { name: penaltyWords.heading }) });

/** Unfolds it, on a page that has it, and asks for the questions. */
export async function openQuestions(page: Page) {
  await penalties(page).locator("summary").first().click();
  await page.getByRole("button", { name: penaltyWords.action }).click();
  await expect(penalties(page).locator("select").first()).toBeFocused();
  return penalties(page);
}

/** Gives every question the answer at that place of its list. */
export async function answerAll(page: Page, at: number) {
  for (const { label, options } of Object.values(penaltyQuestions))
    await page.getByLabel(label).selectOption(Object.keys(options).at(at) ?? "");
}
