import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { distance } from "~/app/islands/deadline/deadline-in-words";
import { type PageId, pathOf } from "~/site/pages";
import { answerWords, deadlineSheet } from "~/words/deadlines/deadline-answers";
import { deadlineWords } from "~/words/deadlines/deadline-words";
import { letterFinder, letterKinds } from "~/words/letters";
import type { Deadline } from "~/words/types";
import { letterPages } from "../fixtures/letter-pages";
import { ask, openTool } from "./deadline-tool";
import { sheetsOf } from "./paper";
import { arrive } from "./screens";
import { expect, test } from "./test";

const isCounted = ({ counting }: Deadline) => counting !== null;

for (const [id, { deadlines: its }] of Object.entries(letterPages)) {
  test(`${id} answers for each of its letters`, async ({ page }) => {
    const tool = await openTool(page, pathOf(id as PageId));
    for (const deadline of its as readonly Deadline[]) {
      const choice = tool.getByLabel(deadline.choice, { exact: true });
      if (deadline.fold && !(await choice.isVisible())) await tool.getByText(deadline.fold).click();
      if (its.length > 1) await choice.check();
      if (deadline.instead) {
        await expect(tool.getByRole("textbox")).toBeHidden();
        await choice.press("Enter");
        await expect(tool.locator("mark")).toHaveCount(0);
        await expect(tool.getByRole("paragraph").getByText(deadline.instead)).toBeVisible();
        await expect(tool.getByRole("paragraph").getByText(deadline.by)).toBeVisible();
        continue;
      }
      await ask(tool, "2 November 2026");
      await expect(tool.locator("mark")).toHaveCount(1);
      const late = !isCounted(deadline);
      await expect(tool.getByText(late ? deadline.late : deadline.by)).toBeVisible();
    }
  });
}

test("each of the letter finder’s lines counts, or sets no date", async ({ page }) => {
  // A letter that eases shut moves the next one from under the pointer.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openTool(page, "/");
  await page.getByText(letterFinder.all(letterKinds.length)).click();
  for (const { id, says, deadlines: its = [] } of letterKinds) {
    await page.locator("summary").getByText(says).click();
    const line = page.locator("details[name=letter][open]").filter({ hasText: says });
    await expect(line.getByRole("textbox"), id).toHaveCount(its.length ? 1 : 0);
    const counted = its.find(isCounted);
    if (!counted) continue;
    if (its.length > 1) await line.getByLabel(counted.choice, { exact: true }).check();
    await line.getByLabel(deadlineWords.letterDate).fill("2 November 2026");
    await line.getByRole("button", { name: deadlineWords.action }).click();
    await expect(line.getByText(counted.by), id).toBeVisible();
  }
});

test("a letter that the search has taken away is not what prints", async ({ page }) => {
  await openTool(page, "/");
  await page.getByLabel(letterFinder.searchLabel).fill("closure notice");
  const line = page.locator("details[name=letter][open]");
  await ask(line, "2 November 2026");
  const sheet = page.locator("[data-deadline-sheet]");
  await expect(sheet).toHaveCount(1);
  await page.getByLabel(letterFinder.searchLabel).fill("lottery");
  await expect(sheet).toHaveCount(0);
});

test("whoever comes back to the page on another day finds the days counted anew", async ({
  page,
}) => {
  const tool = await openTool(page, pathOf("tax-appeal"));
  await ask(tool, "26 October");
  await expect(tool.getByText(answerWords.tomorrow).last()).toBeVisible();
  for (const [today, says] of [
    ["2026-11-24", answerWords.today],
    ["2026-11-26", answerWords.lateLabel],
  ] as const) {
    await page.clock.setFixedTime(new Date(`${today}T11:00:00Z`));
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(tool.getByText(says).last()).toBeVisible();
    await expect(tool.getByRole("status")).toContainText("Tuesday 24 November 2026");
  }
});

test("a date that cannot be is asked for again, where it is mended", async ({ page }) => {
  const tool = await openTool(page, pathOf("tax-appeal"));
  for (const [typed, problem] of [
    ["", answerWords.problems.missing],
    ["24 November 2026", answerWords.problems.future],
  ] as const) {
    await ask(tool, typed);
    await expect(tool.getByText(problem).first()).toBeVisible();
    await expect(tool.locator("[aria-invalid]")).toHaveCount(1);
    await expect(tool.locator("[aria-invalid]")).toBeFocused();
    await expect(tool.locator("mark")).toHaveCount(0);
  }
});

for (const timezoneId of ["Asia/Tokyo", "America/Los_Angeles"]) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });
    test(`the same day for a visitor in ${timezoneId}`, async ({ page }) => {
      const tool = await openTool(page, pathOf("tax-appeal"));
      await ask(tool, "26/10/2026");
      await expect(tool.locator("mark")).toHaveText("Tuesday 24 November 2026");
      await expect(tool.getByText(answerWords.tomorrow).last()).toBeVisible();
    });
  });
}

/** Takes the calendar file of the day that the tool shows for this date. */
async function entryFor(page: Page, tool: Locator, typed: string) {
  await ask(tool, typed);
  const download = page.waitForEvent("download");
  await tool.getByRole("button", { name: answerWords.calendar }).click();
  const file = await download;
  const text = await readFile(await file.path(), "utf8");
  return { name: file.suggestedFilename(), text, uid: text.match(/^UID:(.+)\r$/m)?.[1] };
}

test("before the tribunal a weekend moves the time on, and the entry is on the working day named", async ({
  page,
}) => {
  const tool = await openTool(page, pathOf("tax-tribunal"));
  await tool.getByLabel("It is the tribunal’s decision, with full reasons").check();
  const { name, text } = await entryFor(page, tool, "2 November 2026");
  expect(name).toBe("last-safe-day-2026-12-24.ics");
  expect(text.replaceAll("\r\n ", ""), "whose Sunday it is").toContain(
    `${answerWords.label}: Sunday 27 December 2026. It is a Sunday.`,
  );
  const moved = answerWords.restMoves("a Sunday", "Thursday 24 December 2026");
  await expect(tool.getByText(moved)).toBeVisible();
});

test("the calendar file is the day’s own: one entry for each letter, and never two for the same", async ({
  page,
}) => {
  const tool = await openTool(page, pathOf("tax-appeal"));
  const first = await entryFor(page, tool, "2 November 2026");
  expect(first.name).toBe("last-safe-day-2026-12-01.ics");
  expect(first.text).toContain("DTSTART;VALUE=DATE:20261201\r\n");
  // Others may see the calendar.
  expect(first.text).toMatch(/SUMMARY:Last safe day(?!.*Tax Appeal)/);
  const second = await entryFor(page, tool, "9 November 2026");
  const again = await entryFor(page, tool, "2 November 2026");
  expect(first.uid).toMatch(/tax-appeal\S*@\S/);
  expect(second.uid).not.toBe(first.uid);
  expect(again.uid).toBe(first.uid);
  await tool.getByRole("radio").nth(1).check();
  const other = await entryFor(page, tool, "2 November 2026");
  expect(other.name, "another letter with the same last day").toBe(first.name);
  expect(other.uid).not.toBe(first.uid);
});

test("an answer that stays on the screen past midnight is of the new day", async ({ page }) => {
  await page.clock.install({ time: "2026-11-30T23:58:00Z" });
  await arrive(page, pathOf("tax-appeal"));
  const tool = page.getByRole("region", { name: deadlineWords.heading });
  await ask(tool, "2 November 2026");
  await expect(tool.getByRole("paragraph").getByText(distance(1)).first()).toBeVisible();
  await page.clock.fastForward("05:00");
  await expect(tool.getByRole("paragraph").getByText(distance(0)).first()).toBeVisible();
});

test("a printed day that is over may be the date of a decision, where one can be chosen", async ({
  page,
}) => {
  for (const [id, isOffered] of [
    ["paye-investigations", 1],
    ["tax-investigations", 1],
    ["cop8", 0],
  ] as const) {
    const tool = await openTool(page, pathOf(id));
    await ask(tool, "24 November 2026");
    await expect(tool.locator("mark"), id).toHaveText("Tuesday 24 November 2026");
    await expect(tool.getByText(answerWords.ofDecision), id).toHaveCount(0);
    await ask(tool, "9 November 2026");
    await expect(tool.locator("mark"), id).toHaveText("Monday 9 November 2026");
    await expect(tool.getByText(answerWords.ofDecision), id).toHaveCount(isOffered);
  }
});

test("what stands there from the start is told to nobody twice, what was chosen once", async ({
  page,
}) => {
  const tool = await openTool(page, pathOf("tax-fraud"));
  const [first, second] = letterPages["tax-fraud"].deadlines as readonly Deadline[];
  await tool.getByLabel(second?.choice ?? "", { exact: true }).focus();
  await expect(tool.getByRole("status")).toBeEmpty();
  await tool.getByLabel(second?.choice ?? "", { exact: true }).check();
  await expect(tool.getByRole("status")).toContainText(second?.by ?? "");
  await tool.getByLabel(first?.choice ?? "", { exact: true }).check();
  await expect(tool.getByRole("status")).toContainText(first?.by ?? "");
});

test("by keyboard alone, and one announcement", async ({ page }) => {
  const tool = await openTool(page, pathOf("cop9"));
  await expect(tool.getByRole("group", { name: deadlineWords.choice })).toBeVisible();
  // A screen reader tells what is added to a live region, not what came together with it.
  await expect(tool.getByRole("status")).toBeEmpty();
  await tool.getByLabel("The letter prints the last day for my answer").focus();
  await page.keyboard.press("ArrowDown");
  await tool.getByRole("textbox").focus();
  await page.keyboard.type("10 Nov 26");
  await page.keyboard.press("Enter");
  await expect(tool.getByRole("status")).toHaveText(
    "Your last safe day: Friday 8 January 2027. 46 days from today",
  );
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(tool.getByRole("link", { name: answerWords.call })).toBeFocused();
});

for (const width of [320, 1280]) {
  test(`an answer comes into sight, ${width} wide, and another letter or date takes it away`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const tool = await openTool(page, pathOf("cop9"));
    const height = async () => (await tool.boundingBox())?.height;
    let before: number | undefined;
    for (const { choice } of letterPages.cop9.deadlines) {
      await tool.getByLabel(choice, { exact: true }).check();
      await expect(tool.locator("mark")).toHaveCount(0);
      before = await height();
      for (const typed of ["2 November 2026", "1 September 2026", "3 January 2020"]) {
        await ask(tool, typed);
        await expect(tool.locator("mark").first(), `${choice}, ${typed}`).toBeInViewport();
      }
    }
    await tool.getByRole("textbox").fill("3 November 2026");
    await expect(tool.locator("mark")).toHaveCount(0);
    expect(await height()).toBe(before);
  });
}

for (const [id, typed, paper] of [
  // A Sunday: the working day before it is told as well.
  ["cop9", "6 December 2026", letterPages.cop9.bring[0]],
  ["tax-tribunal", "2 November 2026", deadlineSheet.papers[0]],
] as const) {
  test(`${id}: on paper one sheet with the day, the first steps and the papers`, async ({
    page,
  }) => {
    const tool = await openTool(page, pathOf(id));
    await ask(tool, typed);
    await expect(tool.locator("mark").first()).toBeVisible();
    const [day = ""] = await tool.locator("mark").allTextContents();
    await expect(page.getByRole("heading", { name: "First, do this" }).first()).toBeVisible();
    await page.emulateMedia({ media: "print" });
    const sheet = page.locator("[data-deadline-sheet]");
    await expect(sheet.locator("mark")).toHaveText(day);
    await expect(sheet.locator("mark")).toBeVisible();
    await expect(sheet.getByRole("listitem").filter({ hasText: paper }), "its own").toHaveCount(1);
    await expect(page.locator("main")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    expect(await sheetsOf(page)).toBe(1);
  });
}
