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

test("the calendar file is the day’s own: one entry for each letter, and never two for the same", async ({
  page,
}) => {
  const tool = await openTool(page, "/services/tax-appeal");
  const first = await entryOf(page, tool, "2 November 2026");
  expect(first.name).toBe("last-safe-day-2026-12-01.ics");
  expect(first.text).toContain("DTSTART;VALUE=DATE:20261201\r\n");
  expect(first.text).toContain("SUMMARY:Last safe day: Tax Appeal");
  const second = await entryOf(page, tool, "9 November 2026");
  const again = await entryOf(page, tool, "2 November 2026");
  expect(first.uid).toMatch(/\S@\S/);
  expect(second.uid).not.toBe(first.uid);
  expect(again.uid).toBe(first.uid);
});
