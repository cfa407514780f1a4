import { contact } from "~/content/pages/contact";
import { expect, test } from "./test";

const [first, second] = contact.faqs.items;

test("one question is open at a time, and it can be closed again", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.locator("details[name=contact-faq]")).toHaveCount(10);
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
    await page.goto(`/contact#${id}`);
    await expect(page.getByText(answer[0])).toBeVisible();
    await expect(page.getByRole("heading", { name: question })).toBeInViewport();
  }
});

test("on paper every answer is there", async ({ page }) => {
  await page.goto("/contact");
  await page.emulateMedia({ media: "print" });
  for (const { answer } of contact.faqs.items) {
    await expect(page.getByText(answer[0])).toBeVisible();
  }
});

test.describe("letter finder", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    await page.locator("html[data-awake]").waitFor();
  });

  test("a few words from the letter leave the lines that match, and say how many", async ({
    page,
  }) => {
    const section = page.getByRole("region", { name: "Find your letter" });
    await page.getByLabel("Or type a few words").fill("schedule 36");
    await expect(section.locator("summary:visible")).toHaveCount(1);
    await expect(section.locator("summary").filter({ hasText: "Schedule 36" })).toBeVisible();
    await expect(section.getByRole("status")).toHaveText("Matching lines: 1 of 10");
    await page.getByLabel("Or type a few words").fill("lottery");
    await expect(section.getByText("None of these lines has those words")).toBeVisible();
    await page.getByLabel("Or type a few words").fill("");
    await expect(section.locator("summary:visible")).toHaveCount(10);
  });

  test("a line gives the time, the first step and the page", async ({ page }) => {
    await page.getByText("“Code of Practice 9, or Contractual Disclosure Facility”").click();
    const line = page.locator("details[name=letter][open]");
    await expect(line.locator("mark")).toHaveText("60 days");
    await expect(line.getByRole("link")).toHaveAttribute("href", "/services/cop9");
  });
});
