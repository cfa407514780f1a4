import { describe, expect, test } from "vitest";
import { countedDay } from "~/app/islands/deadline/deadline";
import { graceOf, restOf, safeSide } from "~/app/islands/deadline/deadline-in-words";
import { offer, offerWithoutDate } from "~/words/deadlines/cop9";
import { answer } from "~/words/deadlines/printed";
import type { Deadline } from "~/words/types";
import { cases } from "./deadline-cases";

const modules = import.meta.glob<Record<string, object>>("/words/deadlines/*.ts", { eager: true });

const deadlines = Object.values(modules)
  .flatMap((words) => Object.values(words))
  .filter((words): words is Deadline => Object.hasOwn(words, "counting"));

/** What the tool finds for the letter that a reader has chosen by its words. */
function found(options: readonly Deadline[], words: string, letter: string, today: string) {
  const deadline = options.find(({ choice }) => choice === words);
  if (!deadline?.counting) throw new Error(`No letter that is counted reads “${words}”`);
  const { counting } = deadline;
  const { last, left, inGrace } = countedDay(
    letter,
    { ...counting, time: counting.time.value },
    today,
  );
  const { rest, workBy } = restOf(deadline, last, left);
  return [`${inGrace ? "perhaps" : left < 0 ? "over" : "safe"} ${last}`, ...(rest ? [workBy] : [])];
}

describe.each(Object.entries(cases))("L1, L2, L3: %s", (words, { rule, asked }) => {
  test.each(asked)(`dated %s, asked on %s: %s (${rule})`, (letter, today, ...expected) => {
    expect(found(deadlines, words, letter, today)).toEqual(expected);
    expect(found(deadlines.toReversed(), words, letter, today)).toEqual(expected);
  });
});

test("L15: a time limit on a day when nobody works is brought forward", () => {
  expect(restOf(answer, "2026-11-29", 6)).toMatchObject({ workBy: "2026-11-27" });
});

describe.each([
  [
    "The time runs from the day the letter reached you.",
    [
      "It is an information notice, and I want to appeal against it",
      "I cannot find that day",
      "It is an accelerated payment notice",
      "It is a follower notice",
    ],
  ],
  [
    "The date at the top of the letter is counted as day 1, which may be a day early: the safe side.",
    [
      "It is a decision about income tax, National Insurance, capital gains or corporation tax",
      "It is a Simple Assessment (PA302)",
    ],
  ],
  [
    "The date at the top of the letter is day 1.",
    [
      "It is a decision about VAT, customs, excise, insurance premium tax or landfill tax (not the seizure of goods or a vehicle)",
      "It is a determination of income tax or corporation tax for a tax return that I did not send (not PAYE)",
      "I have already appealed, and HMRC now offers a review (income tax or another direct tax)",
      "It gives the result of a review",
      "It prints no date for my answer",
    ],
  ],
])("below the day stands from when the law counts: %s", (said, letters) => {
  test.each(letters)("%s", (words) => {
    const letter = deadlines.find(({ choice }) => choice === words) as Deadline;
    expect(safeSide(letter).slice(0, said.length)).toBe(said);
  });
});

test("every letter has its twelve cases or more", () => {
  for (const { asked } of Object.values(cases)) expect(asked.length).toBeGreaterThanOrEqual(12);
});

test("every letter that is counted has its cases", () => {
  const counted = deadlines.filter(({ counting }) => counting).map(({ choice }) => choice);
  const missing = counted.filter((choice) => !cases[choice]);
  expect(missing, "write twelve cases of it in tests/content/deadline-cases.ts").toEqual([]);
  const gone = Object.keys(cases).filter((choice) => !counted.includes(choice));
  expect(gone, "no letter of words/deadlines/ reads so").toEqual([]);
});

test("no letter has the id of another", () => {
  const ids = deadlines.map(({ id }) => id);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});

describe("at night", () => {
  const timeLimits = deadlines.filter(({ isAppointment }) => !isAppointment);

  test.each(timeLimits.map((deadline) => [deadline.choice, deadline] as const))(
    "%s: what to send, word for word, and where",
    (_, { tonight }) => {
      expect(tonight?.lines.length).toBeGreaterThan(1);
      expect(tonight?.where).not.toBe("");
    },
  );

  test.each([offer, offerWithoutDate])(
    "an offer under Code of Practice 9 is signed by nobody alone: a solicitor first, then only what admits nothing",
    ({ tonight }) => {
      expect(tonight.before).toMatch(/^Sign nothing alone: try to reach a solicitor/);
      expect(tonight.lines.join(" ")).not.toMatch(/\b(?:accept|reject|admit|because)\b/);
    },
  );

  test("L1: whoever may still be in time with such an offer is not only told to be silent", () => {
    const { headline, text } = graceOf(offerWithoutDate, "2026-11-21");
    expect(headline).toBe("Speak to a solicitor today.");
    expect(text).toMatch(/may not be over yet.*only with a solicitor’s advice, but do it today/);
    expect(headline + text + offerWithoutDate.perhaps).not.toMatch(/Do not write|Send it today/);
  });
});
