import { readFile } from "node:fs/promises";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { type PageId, pathOf } from "~/config/pages";
import { answerWords } from "~/content/deadline-answers";
import { deadlineWords } from "~/content/deadline-words";
import { letterFinder, letterKinds } from "~/content/letters";
import { cop8 } from "~/content/services/cop8";
import { cop9 } from "~/content/services/cop9";
import { payeInvestigations } from "~/content/services/paye-investigations";
import { taxAppeal } from "~/content/services/tax-appeal";
import { taxFraud } from "~/content/services/tax-fraud";
import { taxInvestigations } from "~/content/services/tax-investigations";
import { taxTribunal } from "~/content/services/tax-tribunal";
import { vatInvestigations } from "~/content/services/vat-investigations";
import type { Deadline } from "~/content/types";
import { expect, test } from "./test";

/** The day on which these visitors come. */
const today = new Date("2026-11-23T11:00:00Z");

async function openTool(page: Page, path: string) {
  await page.clock.setFixedTime(today);
  await page.goto(path);
  await page.locator("html[data-awake]").waitFor();
  return page.getByRole("region", { name: deadlineWords.heading });
}

async function ask(tool: ReturnType<Page["locator"]>, typed: string) {
  await tool.getByLabel(deadlineWords.typed).fill(typed);
  await tool.getByRole("button", { name: deadlineWords.action }).click();
}

const isCounted = ({ counting }: Deadline) => counting !== undefined;

/** Of 2 November 2026: counted on a calendar. */
const lastDays: Record<string, string> = {
  "30 days": "Tuesday 1 December 2026",
  "56 days": "Sunday 27 December 2026",
  "60 days": "Thursday 31 December 2026",
};

/** The pages about letters, by their ids. */
const pagesWithTool = {
  cop8,
  cop9,
  "paye-investigations": payeInvestigations,
  "tax-appeal": taxAppeal,
  "tax-fraud": taxFraud,
  "tax-investigations": taxInvestigations,
  "tax-tribunal": taxTribunal,
  "vat-investigations": vatInvestigations,
} satisfies Partial<Record<PageId, { deadlines: readonly Deadline[] }>>;

for (const [id, { deadlines: its }] of Object.entries(pagesWithTool)) {
  test(`${id} gives the last safe day for each of its letters`, async ({ page }) => {
    const tool = await openTool(page, pathOf(id as PageId));
    for (const deadline of its as readonly Deadline[]) {
      if (its.length > 1) await tool.getByLabel(deadline.choice, { exact: true }).check();
      await ask(tool, "2 November 2026");
      const last = deadline.counting ? lastDays[deadline.counting.time.value] : undefined;
      await expect(tool.locator("mark")).toHaveText(last ?? "Monday 2 November 2026");
      const late = !isCounted(deadline);
      await expect(tool.getByText(late ? deadline.late : deadline.by)).toBeVisible();
    }
  });
}

for (const { id, says, deadlines: its = [] } of letterKinds) {
  test(`the letter finder’s line ${id} ${its.length ? "counts" : "sets no date"}`, async ({
    page,
  }) => {
    await openTool(page, "/");
    await page.locator("summary").getByText(says).click();
    const line = page.locator("details[name=letter][open]");
    await expect(line.getByLabel(deadlineWords.typed)).toHaveCount(its.length ? 1 : 0);
    const counted = its.find(isCounted);
    if (!counted?.counting) return;
    if (its.length > 1) await line.getByLabel(counted.choice, { exact: true }).check();
    await line.getByLabel(deadlineWords.letterDate).fill("2026-11-02");
    await line.getByRole("button", { name: deadlineWords.action }).click();
    await expect(line.locator("mark").last()).toHaveText(
      lastDays[counted.counting.time.value] ?? "",
    );
  });
}

test.describe("what it says to a date", () => {
  const answers: [name: string, typed: string, day: string, says: string[]][] = [
    ["ahead", "20 Nov 2026", "Saturday 19 December 2026", ["26 days from today"]],
    [
      "on a weekend",
      "20.11.26",
      "Saturday 19 December 2026",
      [answerWords.rest("a Saturday", "Friday 18 December 2026")],
    ],
    [
      "on a bank holiday",
      "29 November 2025",
      "Sunday 28 December 2025",
      [answerWords.lateLabel, "330 days ago"],
    ],
    ["tomorrow", "26/10/2026", "Tuesday 24 November 2026", [answerWords.tomorrow]],
    ["today", "25th October 2026", "Monday 23 November 2026", [answerWords.today]],
    ["yesterday", "24 October 2026", "Sunday 22 November 2026", [answerWords.yesterday]],
    ["over", "1/9/26", "Wednesday 30 September 2026", ["54 days ago", answerWords.nextStep]],
    ["years ago", "2 November 2006", "Friday 1 December 2006", [answerWords.longAgo]],
  ];
  for (const [name, typed, day, says] of answers) {
    test(name, async ({ page }) => {
      const tool = await openTool(page, "/services/tax-appeal");
      await ask(tool, typed);
      await expect(tool.locator("mark")).toHaveText(day);
      for (const words of says) await expect(tool.getByText(words).last()).toBeVisible();
      await expect(tool.getByRole("link", { name: /^Call us/ })).toHaveAttribute("href", /^tel:/);
      await expect(tool.getByRole("status")).toContainText(day);
    });
  }

  const problems: [typed: string, path: string, problem: string][] = [
    ["", "tax-appeal", answerWords.problems.missing],
    ["31 February 2026", "tax-appeal", answerWords.problems.missing],
    ["24 November 2026", "tax-appeal", answerWords.problems.future],
    ["1 December 2062", "cop8", answerWords.problems.far],
  ];
  for (const [typed, path, problem] of problems) {
    test(`“${typed}” on ${path}: what is odd about it`, async ({ page }) => {
      const tool = await openTool(page, `/services/${path}`);
      await ask(tool, typed);
      await expect(tool.getByText(problem).first()).toBeVisible();
      await expect(tool.locator("[aria-invalid]")).toHaveCount(1);
      await expect(tool.locator("mark")).toHaveCount(0);
    });
  }

  for (const timezoneId of ["Asia/Tokyo", "America/Los_Angeles"]) {
    test.describe(timezoneId, () => {
      test.use({ timezoneId });
      test(`the same day for a visitor in ${timezoneId}`, async ({ page }) => {
        const tool = await openTool(page, "/services/tax-appeal");
        await ask(tool, "26/10/2026");
        await expect(tool.locator("mark")).toHaveText("Tuesday 24 November 2026");
        await expect(tool.getByText(answerWords.tomorrow).last()).toBeVisible();
      });
    });
  }
});

test("by keyboard alone, and one announcement", async ({ page }) => {
  const tool = await openTool(page, "/services/cop9");
  await tool.getByLabel("It prints the last day for my answer").focus();
  await page.keyboard.press("ArrowDown");
  await tool.getByLabel(deadlineWords.typed).focus();
  await page.keyboard.type("10 Nov 26");
  await page.keyboard.press("Enter");
  await expect(tool.getByRole("status")).toHaveText(
    "Your last safe day: Friday 8 January 2027. 46 days from today",
  );
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(tool.getByRole("link", { name: answerWords.call })).toBeFocused();
});

for (const width of [768, 1280]) {
  test(`an answer moves nothing below it, ${width} wide, and a new date takes it away`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const tool = await openTool(page, pathOf("cop9"));
    const height = async () => (await tool.boundingBox())?.height;
    const before = await height();
    for (const { choice } of cop9.deadlines) {
      await tool.getByLabel(choice, { exact: true }).check();
      for (const typed of ["2 November 2026", "1 September 2026", "3 January 2020"]) {
        await ask(tool, typed);
        await expect(tool.locator("mark").first()).toBeVisible();
        expect(await height(), `${choice}, ${typed}`).toBe(before);
      }
    }
    await tool.getByLabel(deadlineWords.letterDate).fill("2026-11-03");
    await expect(tool.locator("mark")).toHaveCount(0);
    await expect(tool.getByLabel(deadlineWords.typed)).toHaveValue("");
  });
}

test("its code is fetched when it is used, and not before", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  const tool = await openTool(page, "/services/cop9");
  await page.waitForLoadState("networkidle");
  expect(fetched.filter((url) => url.includes("deadline-answer"))).toEqual([]);
  await tool.getByLabel(deadlineWords.typed).focus();
  await expect.poll(() => fetched.some((url) => url.includes("deadline-answer"))).toBe(true);
});

test.describe("with its code out of reach", () => {
  test.use({ allowedErrors: [/Failed to load resource/] });
  test("the example stays, and the tool says what to do", async ({ page }) => {
    await page.route("**/deadline-answer*", (route) => route.abort());
    const tool = await openTool(page, "/services/cop9");
    await ask(tool, "2 November 2026");
    await expect(tool.getByText(deadlineWords.failed).first()).toBeVisible();
    await expect(tool.getByText(deadlineWords.printedText)).toBeVisible();
  });
});

test("the calendar file is the day’s own", async ({ page }) => {
  const tool = await openTool(page, "/services/tax-appeal");
  await ask(tool, "2 November 2026");
  const download = page.waitForEvent("download");
  await tool.getByRole("button", { name: answerWords.calendar }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("last-safe-day-2026-12-01.ics");
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain("DTSTART;VALUE=DATE:20261201\r\n");
  expect(text).toContain("SUMMARY:Last safe day: Tax Appeal");
});

for (const path of ["/services/cop9", "/services/tax-fraud", "/services/tax-tribunal"]) {
  test(`${path}: on paper one sheet with the day, the first steps and the papers`, async ({
    page,
  }) => {
    const tool = await openTool(page, path);
    await ask(tool, "2 December 2026");
    if (path.endsWith("tax-tribunal")) await ask(tool, "2 November 2026");
    await expect(tool.locator("mark")).toBeVisible();
    const first = await page.getByRole("heading", { name: "First, do this" }).first().isVisible();
    expect(first).toBe(true);
    await page.emulateMedia({ media: "print" });
    const sheet = page.locator("[data-deadline-sheet]");
    await expect(sheet.locator("mark")).toBeVisible();
    await expect(sheet.getByRole("listitem")).not.toHaveCount(0);
    await expect(page.locator("main")).toBeHidden();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  });
}

for (const width of [320, 1280]) {
  test(`axe finds nothing in any state, ${width} wide`, async ({ page }) => {
    test.slow();
    const tool = await openTool(page, "/services/tax-appeal");
    for (const typed of ["2 November 2026", "1 September 2026", "soon"]) {
      await page.setViewportSize({ width, height: 900 });
      await ask(tool, typed);
      await expect(tool.getByRole("status")).not.toBeEmpty();
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        const { violations } = await new AxeBuilder({ page })
          .setLegacyMode()
          .include("#last-safe-day")
          .analyze();
        expect
          .soft(
            violations.map(({ id }) => id),
            `${typed}, ${colorScheme}`,
          )
          .toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the rule stands there with its example, and no dead field", async ({ page }) => {
    await page.goto("/services/tax-appeal");
    const tool = page.getByRole("region", { name: deadlineWords.heading });
    await expect(tool.getByText("Day 30 is Tuesday 1 December 2026")).toBeVisible();
    await expect(tool.locator("input, button").filter({ visible: true })).toHaveCount(0);
    await page.goto("/");
    const finder = page.getByRole("region", { name: letterFinder.heading });
    await expect(finder.getByText("Day 30 is Tuesday 1 December 2026")).toBeVisible();
    await page.getByText("“Conclusion of review”").click();
    const line = page.locator("details[name=letter][open]");
    await expect(line.getByText("be in by day 30")).toBeVisible();
    await expect(line.locator("input, button")).toHaveCount(0);
  });
});
