import { renderToStaticMarkup } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { DeadlineAnswer } from "~/app/islands/deadline/deadline-answer";
import { answerTo } from "~/app/islands/deadline/deadline-in-words";
import { answerWords as words } from "~/words/deadlines/deadline-answers";
import { limits } from "~/words/deadlines/limits";
import type { Deadline } from "~/words/types";

vi.mock("~/firm/firm", async () => ({
  firm: (await import("../../firm/samples/sample-firm")).sampleFirm,
}));

// It is put into the page's document, for paper.
vi.mock("~/app/islands/deadline/deadline-sheet", () => ({ DeadlineSheet: () => null }));

const letterOf = (id: string) => limits.get(id) as Deadline;

function itIs(now: string) {
  vi.useFakeTimers({ now: new Date(`${now}:00Z`) });
  onTestFinished(() => void vi.useRealTimers());
}

const morning = "2026-11-23T11:00";
const appeal = "I appeal against this decision.";
const closed = /We are closed\. (?:Opens at |Closed now)/;
const tonight = [closed, appeal, "HMRC’s online appeal service"];

/** When somebody gives which date to the tool: the day that it answers, what else it says, and what it does not. */
type Visit = [
  when: string,
  typed: string,
  day: string,
  says: (string | RegExp)[],
  never?: string[],
  letter?: string,
];

const { calendar, print, nextStep } = words;
const rest = words.rest("a Saturday", "Friday 18 December 2026");

/** By what the day is called. */
const visits: Record<string, Visit[]> = {
  [words.label]: [
    [morning, "20/11/26", "Saturday 19 December 2026", [words.ahead(26), rest, calendar, print]],
    [morning, "26/10/26", "Tuesday 24 November 2026", [words.tomorrow, words.callNow]],
    [morning, "25/10/26", "Monday 23 November 2026", [words.today], [appeal]],
    // Before anybody has come, and after all have gone: what can be sent without them.
    ["2026-11-23T04:15", "25/10/26", "Monday 23 November 2026", tonight],
    ["2026-11-28T23:30", "31/10/26", "Sunday 29 November 2026", tonight],
    // A Friday evening, after which nothing can arrive; and with no working day left.
    ["2026-12-04T19:00", "7/11/26", "Sunday 6 December 2026", [...tonight, /has to arrive today/]],
    [
      "2026-12-26T20:00",
      "29/11/26",
      "Monday 28 December 2026",
      [closed, appeal, "No working day is left"],
    ],
  ],
  [words.graceLabel]: [
    [morning, "24/10/26", words.grace, ["Sunday 22 November 2026"]],
    // A solicitor first, and what admits nothing.
    [
      "2026-11-23T20:15",
      "23/9/26",
      "Speak to a solicitor today.",
      [
        /may not be over yet.*only with a solicitor’s advice, but do it today/,
        "Sign nothing alone",
        closed,
      ],
      [words.grace, "Do not write to HMRC yourself"],
      "offer-without-date",
    ],
  ],
  [words.lateLabel]: [
    [morning, "24/10/26", "Sunday 22 November 2026", [words.yesterday], [], "vat-decision"],
    [
      morning,
      "1/9/26",
      "Wednesday 30 September 2026",
      [words.ago(54), nextStep],
      [calendar, print],
    ],
    [morning, "2/11/06", "Friday 1 December 2006", [words.longAgo]],
    ["2026-11-22T20:15", "1/9/26", "Wednesday 30 September 2026", [closed], [appeal]],
  ],
};

const rows = Object.entries(visits).flatMap(([called, all]) =>
  all.map(([when, typed, day, says, never = [], letter = "decision"]) => {
    return { called, when, typed, day, says, never, letter };
  }),
);

test.each(rows)(
  "at $when, to a $letter of $typed the tool says: $called $day",
  ({ called, when, typed, day, says, never, letter }) => {
    itIs(when);
    const deadline = letterOf(letter);
    const { answer } = answerTo(deadline, typed);
    if (!answer) throw new Error(`“${typed}” is no date`);
    expect(answer.label).toBe(called);
    expect(answer.summary, "what a screen reader is told").toContain(day);
    const sheet = { title: "Tax Appeal", firstSteps: [] };
    const html = renderToStaticMarkup(
      <DeadlineAnswer {...{ deadlines: [deadline], deadline, answer, sheet }} />,
    );
    const read = (part = "") => part.replaceAll(/<[^>]*>/g, "").replaceAll(/\s/g, " ");
    expect(read(/<mark>(.*?)<\/mark>/.exec(html)?.[1])).toBe(day);
    expect(html).toContain('href="tel:');
    for (const said of [called, ...says]) expect(read(html)).toMatch(said);
    for (const unsaid of never) expect(read(html)).not.toContain(unsaid);
  },
);

test.each([
  ["a Sunday ahead", "2026-12-06", words.rest("a Sunday", "Friday 4 December 2026")],
  ["a year ago", "2025-11-03", words.longAgo],
])("whoever hears the answer hears what is most urgent: %s", (_, printed, says) => {
  itIs("2026-11-30T12:00");
  expect(answerTo(letterOf("answer"), printed).answer?.summary).toContain(says.replace(/\.$/, ""));
});

test.each([
  ["decision", "", "missing"],
  ["decision", "31 February 2026", "missing"],
  ["decision", "24 November 2026", "future"],
  ["offer", "1 December 2062", "far"],
] as const)("of “%s”, “%s” is asked for again: it is %s", (letter, typed, problem) => {
  itIs(morning);
  expect(answerTo(letterOf(letter), typed)).toEqual({ error: words.problems[problem] });
});
