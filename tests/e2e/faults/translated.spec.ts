import type { Page } from "@playwright/test";
import { pathOf } from "~/site/pages";
import { letterFinder, letterKinds } from "~/words/letters";
import { ask, openTool } from "../deadline-tool";
import { answerAll, openQuestions } from "../penalty-tool";
import { arrive, awake, holdCode, island, islandCode } from "../screens";
import { expect, test } from "../test";

/* A browser that translates puts each text into an element of its own, behind the back of what wrote it. */

/** What it makes of a text: the text, and this before it. */
const mark = "→ ";

/** Translates the page as Chrome does, and what comes to stand there later. */
async function translate(page: Page) {
  await page.evaluate((mark) => {
    const kept = "script, style, template, textarea, option, font";
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || !text.parentElement || text.parentElement.closest(kept)) continue;
        const font = document.createElement("font");
        font.append(mark + text.data);
        text.replaceWith(font);
      }
    };
    translateAll(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) translateAll(node);
    }).observe(document.body, { childList: true, subtree: true });
  }, mark);
}

for (const id of ["tax-investigations", "vat-investigations", "tax-fraud"] as const) {
  test(`the deadline tool of ${id} goes on in another language, whichever letter it is`, async ({
    page,
  }) => {
    const tool = await openTool(page, pathOf(id));
    await tool.getByRole("radio").first().focus();
    await awake(page, "deadline-band").waitFor();
    await translate(page);
    for (const fold of await tool.locator("summary").all()) await fold.click();
    for (const choice of await tool.getByRole("radio").all()) {
      await choice.check();
      const field = tool.getByRole("textbox");
      if (!(await field.isVisible())) continue;
      await field.fill("20 November 2026");
      await field.press("Enter");
      await expect(tool.locator("mark").filter({ hasText: mark })).not.toHaveCount(0);
    }
    await expect(awake(page, "deadline-band")).toBeVisible();
  });
}

test("the penalty tool goes on in another language, asked and answered", async ({ page }) => {
  await arrive(page, pathOf("tax-fraud"));
  const tool = await openQuestions(page);
  await translate(page);
  await tool.locator("select[name=what]").selectOption({ index: 1 });
  await expect(tool.getByRole("status")).not.toBeEmpty();
  await answerAll(page, 1);
  await expect(tool.getByRole("status")).toHaveText(/%/);
  await expect(awake(page, "penalty-tool")).toBeVisible();
});

test("the letter finder goes on in another language, and its letters come back", async ({
  page,
}) => {
  await arrive(page, "/");
  const finder = island(page, "letter-finder");
  const field = page.getByLabel(letterFinder.searchLabel);
  await field.focus();
  await awake(page, "letter-finder").waitFor();
  await translate(page);
  const status = finder.getByRole("status");
  for (const typed of ["p", "penalty", "lottery", "notice", ""]) {
    const before = await status.textContent();
    await field.fill(typed);
    await expect(status, typed).not.toHaveText(before ?? "");
    await expect(status).toHaveText(typed ? /\d/ : "");
  }
  await expect(finder.locator("details[name=letter]:visible")).toHaveCount(letterKinds.length);
  const [first] = letterKinds;
  const says = finder.locator("details[name=letter]").first().locator("summary > span").first();
  const plain = (text: string | null) => text?.replaceAll(mark, "").replace(/\s+/g, " ");
  expect(plain(await says.textContent())).toBe(plain(first?.says ?? null));
});

test.describe("while the code is on its way", () => {
  // React says that it has found another text than its own, and writes the part anew.
  test.use({ allowedErrors: [/Minified React error #418/] });

  test("what was typed and pressed in a translated page is kept", async ({ page }) => {
    const release = await holdCode(page, islandCode);
    const tool = await openTool(page, pathOf("tax-investigations"));
    await translate(page);
    const second = tool.getByRole("radio").nth(1);
    await second.check();
    await ask(tool, "20 November 2026");
    release();
    await awake(page, "deadline-band").waitFor();
    await expect(second).toBeChecked();
    await expect(tool.getByRole("textbox")).toHaveValue("20 November 2026");
    await expect(tool.locator("mark").filter({ hasText: /\d/ })).toBeVisible();
  });

  test("whoever types in a translated page types on, where the code comes", async ({ page }) => {
    const release = await holdCode(page, islandCode);
    await arrive(page, "/");
    await translate(page);
    const field = page.getByLabel(letterFinder.searchLabel);
    await field.pressSequentially("pena");
    release();
    await awake(page, "letter-finder").waitFor();
    await page.keyboard.type("lty");
    await expect(field).toHaveValue("penalty");
    await expect(island(page, "letter-finder").getByRole("status")).toHaveText(/\d/);
  });
});
