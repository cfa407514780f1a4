import type { Page } from "@playwright/test";
import { deadlineWords } from "~/words/deadlines/deadline-words";
import { arrive } from "./screens";

/** The day on which these visitors come. */
const today = new Date("2026-11-23T11:00:00Z");

export async function openTool(page: Page, path: string, now = today) {
  await page.clock.setFixedTime(now);
  await arrive(page, path);
  return page.getByRole("region", { name: deadlineWords.heading });
}

export async function ask(tool: ReturnType<Page["locator"]>, typed: string) {
  await tool.getByRole("textbox").fill(typed);
  await tool.getByRole("button", { name: deadlineWords.action }).click();
}
