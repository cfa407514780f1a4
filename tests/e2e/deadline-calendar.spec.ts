import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { answerWords } from "~/words/deadlines/deadline-answers";
import { ask, openTool } from "./deadline-tool";
import { expect, test } from "./test";

/** Asks for a day and takes its calendar file. */
async function entryOf(page: Page, tool: ReturnType<Page["locator"]>, typed: string) {
  await ask(tool, typed);
  const download = page.waitForEvent("download");
  await tool.getByRole("button", { name: answerWords.calendar }).click();
  const file = await download;
  const text = await readFile(await file.path(), "utf8");
  return { name: file.suggestedFilename(), text, uid: text.match(/^UID:(.+)\r$/m)?.[1] };
}

test("the calendar file is the day’s own", async ({ page }) => {
  const tool = await openTool(page, "/services/tax-appeal");
  const { name, text } = await entryOf(page, tool, "2 November 2026");
  expect(name).toBe("last-safe-day-2026-12-01.ics");
  expect(text).toContain("DTSTART;VALUE=DATE:20261201\r\n");
  expect(text).toContain("SUMMARY:Last safe day: Tax Appeal");
});

test("two letters of one kind have an entry each, and the same letter never two", async ({
  page,
}) => {
  const tool = await openTool(page, "/services/tax-appeal");
  const first = await entryOf(page, tool, "2 November 2026");
  const second = await entryOf(page, tool, "9 November 2026");
  const again = await entryOf(page, tool, "2 November 2026");
  expect(first.uid).toMatch(/\S@\S/);
  expect(second.uid).not.toBe(first.uid);
  expect(again.uid).toBe(first.uid);
});
