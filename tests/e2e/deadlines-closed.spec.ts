import { pathOf } from "~/site/pages";
import { answerWords } from "~/words/deadlines/deadline-answers";
import { ask, openTool } from "./deadline-tool";
import { expect, test } from "./test";

/* What the tool says while the firm is closed: what can be sent without it, and when it opens. */

const appeal = "I appeal against this decision.";
const opens = /Opens at |Closed now/;

interface Night {
  what: string;
  when: string;
  page?: "cop9";
  typed: string;
  day: string;
  says: (string | RegExp)[];
  never?: (string | RegExp)[];
}

const nights: Night[] = [
  {
    what: "the last day is today, before anybody has come",
    when: "2026-11-23T04:15:00Z",
    typed: "25 October 2026",
    day: "Monday 23 November 2026",
    says: [appeal, "HMRC’s online appeal service", /We are closed. Opens at /],
  },
  {
    what: "the last day is tomorrow, after all have gone: what can be sent tonight",
    when: "2026-11-28T23:30:00Z",
    typed: "31 October 2026",
    day: "Sunday 29 November 2026",
    says: [appeal, "HMRC’s online appeal service", /We are closed. Opens at /],
  },
  {
    what: "an offer under CoP9 that may just have passed: a solicitor first, and what admits nothing",
    when: "2026-11-23T20:15:00Z",
    page: "cop9",
    typed: "23 September 2026",
    day: "Speak to a solicitor today.",
    says: [
      /may not be over yet.*only with a solicitor’s advice, but do it today/,
      /^Sign nothing alone/,
      opens,
    ],
    never: [answerWords.grace, /Do not write to HMRC yourself/],
  },
  {
    what: "over by any count: when it opens, and no letter to send alone",
    when: "2026-11-22T20:15:00Z",
    typed: "1 September 2026",
    day: "Wednesday 30 September 2026",
    says: [opens],
    never: [appeal],
  },
];

for (const { what, when, page: id, typed, day, says, never = [] } of nights) {
  test(what, async ({ page }) => {
    const tool = await openTool(page, pathOf(id ?? "tax-appeal"), new Date(when));
    if (id) await tool.getByLabel("I cannot find that day").check();
    await ask(tool, typed);
    await expect(tool.locator("mark")).toHaveText(day);
    for (const words of says) await expect(tool.getByText(words).last()).toBeVisible();
    for (const words of never) await expect(tool.getByText(words)).toHaveCount(0);
  });
}
