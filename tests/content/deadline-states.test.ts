import { expect, test } from "vitest";
import { countedDay } from "~/app/islands/deadline/deadline";
import { restOf, safeSide } from "~/app/islands/deadline/deadline-in-words";
import { addDays } from "~/firm/days";
import { offer, offerWithoutDate } from "~/words/deadlines/cop9";
import { answerWords } from "~/words/deadlines/deadline-answers";
import { answer } from "~/words/deadlines/printed";
import type { Deadline } from "~/words/types";
import { cases, ofTribunal } from "./deadline-cases";

const modules = import.meta.glob<Record<string, object>>("/words/deadlines/*.ts", { eager: true });

const deadlines = Object.values(modules)
  .flatMap((words) => Object.values(words))
  .filter((words): words is Deadline => Object.hasOwn(words, "counting"));

function letterOf(id: string): Deadline {
  const letter = deadlines.find((one) => one.id === id);
  if (!letter) throw new Error(`words/deadlines/ has no “${id}”`);
  return letter;
}

/** What the tool finds on the last safe day, on the law's own latest, and on the day after each. */
function found(id: string, dated: string, safe: string, latest: string) {
  const { counting } = letterOf(id);
  if (!counting) throw new Error(`The letter “${id}” prints its own last day`);
  return [safe, addDays(safe, 1), latest, addDays(latest, 1)].map((today) => {
    const { last, left, inGrace } = countedDay(dated, counting, today);
    return `${today}: ${inGrace ? "perhaps" : left < 0 ? "over" : "safe"} ${last}`;
  });
}

const ofNovember = Object.entries(cases).map(([id, [safe, latest]]) => {
  return [id, "2026-11-02", safe, latest] as const;
});

test.each([...ofNovember, ...ofTribunal])(
  "L1, L2, L3: %s, dated %s: in time until %s, perhaps until %s",
  (id, dated, safe, latest) => {
    const isLonger = latest > safe;
    expect(found(id, dated, safe, latest)).toEqual([
      `${safe}: safe ${safe}`,
      `${addDays(safe, 1)}: ${isLonger ? "perhaps" : "over"} ${safe}`,
      `${latest}: ${isLonger ? "perhaps" : "safe"} ${safe}`,
      `${addDays(latest, 1)}: over ${safe}`,
    ]);
  },
);

test.each(Object.entries(cases))(
  "below the day of “%s” stands from when the law counts",
  (id, [, , side]) => {
    expect(safeSide(letterOf(id))).toBe(answerWords.safeSide[side]);
  },
);

test.each([
  ["2026-11-29", 6, "2026-11-27", 4],
  ["2026-12-05", 3, "2026-12-04", 2],
  // The last working day is today.
  ["2026-12-05", 1, "2026-12-04", 0],
  ["2026-12-28", 4, "2026-12-24", 0],
  ["2026-12-25", 3, "2026-12-24", 2],
  ["2026-12-28", 6, "2026-12-24", 2],
  ["2027-01-01", 3, "2026-12-31", 2],
  // No working day is left: three days before is Good Friday.
  ["2027-03-29", 3, "2027-03-29", -1],
])(
  "L15: a time limit on %s, when nobody works, in %i days, is brought forward to %s",
  (last, left, workBy, leftToWork) => {
    expect(restOf(answer, last, left)).toEqual({
      rest: expect.stringMatching(/^It is a /),
      workBy,
      leftToWork,
    });
  },
);

// Sunday 29 November 2026; the last working day before it is Friday.
test.each([
  ["while Friday is to come", 3, "rest"],
  ["on Friday", 2, "restToday"],
  ["on Saturday", 1, "restPast"],
  ["on the Sunday itself", 0, "restPast"],
  ["while Friday is to come, where the law waits for Monday", 3, "restMoves"],
  ["on Friday, where the law waits for Monday", 2, "restMovesNow"],
] as const)("%s, a time limit on a Sunday says what is still possible", (_, left, name) => {
  const waits = deadlines.find(({ counting }) => counting?.movesOn);
  const { rest } = restOf((name.startsWith("restMoves") && waits) || answer, "2026-11-29", left);
  expect(rest).toBe(answerWords[name]("a Sunday", "Friday 27 November 2026"));
});

test("whoever is late on a Sunday is told no working day before it", () => {
  expect(restOf(answer, "2026-11-29", -1)).toEqual({ workBy: "2026-11-29", leftToWork: -1 });
});

test("a time limit on a working day stays where it is", () => {
  expect(restOf(answer, "2026-12-01", 6)).toEqual({ workBy: "2026-12-01", leftToWork: 6 });
});

test("every letter that is counted has its cases", () => {
  const counted = deadlines.filter(({ counting }) => counting).map(({ id }) => id);
  const missing = counted.filter((id) => !cases[id]);
  expect(missing, "write its days in tests/content/deadline-cases.ts").toEqual([]);
  const gone = Object.keys(cases).filter((id) => !counted.includes(id));
  expect(gone, "words/deadlines/ has no such letter").toEqual([]);
});

test("no letter has the id of another", () => {
  const ids = deadlines.map(({ id }) => id);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});

const timeLimits = deadlines.filter(({ instead }) => !instead);

test.each(timeLimits.map((deadline) => [deadline.choice, deadline] as const))(
  "at night, %s: what to send, word for word, and where",
  (_, { tonight }) => {
    expect(tonight?.lines.length).toBeGreaterThan(1);
    expect(tonight?.where).not.toBe("");
  },
);

// After a determination it is the return itself, which asks for both.
test.each(timeLimits.filter(({ id }) => id !== "determination"))(
  "at night, $choice: who sends it, and about which letter",
  ({ tonight }) => {
    const sent = tonight?.lines.join(" ");
    expect(sent).toMatch(/^My name and address:/);
    expect(sent).toMatch(/the(?: reference and the)? date (?:of|on)/i);
  },
);

test.each([offer, offerWithoutDate])(
  "an offer under Code of Practice 9 is signed by nobody alone: a solicitor first, then only what admits nothing",
  ({ tonight }) => {
    expect(tonight.before).toMatch(/^Sign nothing alone: try to reach a solicitor/);
    expect(tonight.lines.join(" ")).not.toMatch(/\b(?:accept|reject|admit|because)\b/);
  },
);
