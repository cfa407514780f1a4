import { answerWords } from "~/words/deadlines/deadline-answers";
import { ask, openTool } from "./deadline-tool";
import { expect, test } from "./test";

test.describe("while the firm is closed", () => {
  // Before anybody has come, and after all have gone.
  for (const when of ["2026-11-23T04:15:00Z", "2026-11-28T23:30:00Z"]) {
    test(`${when}: what can be sent without it, and when it opens`, async ({ page }) => {
      const now = new Date(when);
      const tool = await openTool(page, "/services/tax-appeal", now);
      const thirtieth = new Date(now);
      thirtieth.setUTCDate(now.getUTCDate() - 29);
      await ask(tool, thirtieth.toISOString().slice(0, 10));
      await expect(tool.getByText("I appeal against this decision.")).toBeVisible();
      await expect(tool.getByText("HMRC’s online appeal service").last()).toBeVisible();
      await expect(tool.getByText(/We are closed. Opens at /)).toBeVisible();
    });
  }

  test("the last day is tomorrow: what can be sent tonight, without waiting for the firm", async ({
    page,
  }) => {
    const tool = await openTool(page, "/services/tax-appeal", new Date("2026-11-23T20:15:00Z"));
    await ask(tool, "26 October 2026");
    await expect(tool.locator("mark")).toHaveText("Tuesday 24 November 2026");
    await expect(tool.getByText("I appeal against this decision.")).toBeVisible();
  });

  test("an offer under CoP9 that may just have passed: a solicitor first, and what admits nothing", async ({
    page,
  }) => {
    const tool = await openTool(page, "/services/cop9", new Date("2026-11-23T20:15:00Z"));
    await tool.getByLabel("I cannot find that day").check();
    await ask(tool, "23 September 2026");
    await expect(tool.locator("mark")).toHaveText("Speak to a solicitor today.");
    await expect(tool.getByText(/only with a solicitor’s advice, but do it today/)).toBeVisible();
    await expect(tool.getByText(answerWords.grace)).toHaveCount(0);
    await expect(tool.getByText(/^Sign nothing alone/)).toBeVisible();
    await expect(tool.getByText(/Opens at |Closed now/)).toBeVisible();
    await expect(tool.getByText(/Do not write to HMRC yourself/)).toHaveCount(0);
  });

  test("over by any count: when it opens, and no letter to send alone", async ({ page }) => {
    const tool = await openTool(page, "/services/tax-appeal", new Date("2026-11-22T20:15:00Z"));
    await ask(tool, "1 September 2026");
    await expect(tool.getByText(/Opens at |Closed now/)).toBeVisible();
    await expect(tool.getByText("I appeal against this decision.")).toHaveCount(0);
  });
});
