import { pathOf } from "~/config/pages";
import { letterFinder, letterKinds } from "~/content/letters";
import { contact } from "~/content/pages/contact";
import type { LetterKind } from "~/content/types";
import { expect, test } from "./test";

const [first, second] = contact.faqs.items;

test("one question is open at a time, and it can be closed again", async ({ page }) => {
  await page.goto(pathOf("contact"));
  await expect(page.locator("details[name=contact-faq]")).toHaveCount(contact.faqs.items.length);
  await page.getByRole("heading", { name: first.question }).click();
  await expect(page.getByText(first.answer[0])).toBeVisible();
  await page.getByRole("heading", { name: second.question }).click();
  await expect(page.getByText(second.answer[0])).toBeVisible();
  await expect(page.getByText(first.answer[0])).toBeHidden();
  await page.getByRole("heading", { name: second.question }).click();
  await expect(page.getByText(second.answer[0])).toBeHidden();
});

test("every question's own address opens it and brings it into view", async ({ page }) => {
  for (const { id, question, answer } of contact.faqs.items) {
    await page.goto(`${pathOf("contact")}#${id}`);
    await expect(page.getByText(answer[0])).toBeVisible();
    await expect(page.getByRole("heading", { name: question })).toBeInViewport();
  }
});

test("on paper every answer is there", async ({ page }) => {
  await page.goto(pathOf("contact"));
  await page.emulateMedia({ media: "print" });
  for (const { answer } of contact.faqs.items) {
    await expect(page.getByText(answer[0])).toBeVisible();
  }
});

test.describe("letter finder", () => {
  const [letter] = letterKinds as [LetterKind];

  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    await page.locator("html[data-awake]").waitFor();
  });

  test("a few words from the letter leave the lines that match, and say how many", async ({
    page,
  }) => {
    const section = page.getByRole("region", { name: letterFinder.heading });
    const search = page.getByLabel(letterFinder.searchLabel);
    await search.fill(letter.says.toUpperCase());
    await expect(section.locator("summary:visible").filter({ hasText: letter.says })).toHaveCount(
      1,
    );
    const matching = await section.locator("summary:visible").count();
    expect(matching).toBeLessThan(letterKinds.length);
    await expect(section.getByRole("status")).toHaveText(
      `Matching lines: ${matching} of ${letterKinds.length}`,
    );
    await search.fill("lottery");
    await expect(section.getByText(letterFinder.none)).toBeVisible();
    await search.fill("");
    await expect(section.locator("summary:visible")).toHaveCount(letterKinds.length);
  });

  test("a line gives the time, the first step and the page", async ({ page }) => {
    await page.getByText(`“${letter.says}”`).click();
    const line = page.locator("details[name=letter][open]");
    await expect(line.locator("mark")).toHaveText(letter.clock.figure);
    await expect(line.getByText(letter.first)).toBeVisible();
    await expect(line.getByRole("link")).toHaveAttribute("href", pathOf(letter.page));
  });
});
