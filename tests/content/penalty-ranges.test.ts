import { describe, expect, test } from "vitest";
import { rangeInWords } from "~/app/islands/penalties/range-in-words";
import { type PenaltyAnswers, penaltyQuestions } from "~/words/penalties/penalty-questions";

/*
 * By hand from the tables of FA 2007 Sch 24, FA 2008 Sch 41 and HMRC's Compliance Handbook, in the words of the
 * questions: what went wrong, where, how long unpaid, and the ranges "told first | asked first".
 */
const uk = "In the UK";
const first = "Abroad, category 1";
const second = "Abroad, category 2";
const third = "Abroad, category 3";
const careless = "A return was wrong through carelessness";
const deliberate = "A return was wrong on purpose, or suspected and by choice not checked";
const concealed = "A return was wrong on purpose, and it was hidden";
const untold = "HMRC should have been told, and was not, but not on purpose";
const untoldDeliberate =
  "HMRC should have been told, and was not, on purpose, or suspected and by choice not checked";
const untoldConcealed = "HMRC should have been told, and was not, on purpose, and it was hidden";
const early = "Less than 12 months";
const later = "12 months to 3 years";
const old = "More than 3 years";

const table: [what: string, where: string, when: string, told: string, asked: string][] = [
  ["A return was wrong although care was taken", uk, early, "0%", "0%"],
  ["A return was wrong although care was taken", third, old, "0%", "0%"],
  [careless, uk, later, "0% to 30%", "15% to 30%"],
  [careless, uk, old, "0% to 30%", "15% to 30%"],
  [deliberate, uk, later, "20% to 70%", "35% to 70%"],
  [concealed, uk, later, "30% to 100%", "50% to 100%"],
  [untold, uk, early, "0% to 30%", "10% to 30%"],
  [untold, uk, later, "10% to 30%", "20% to 30%"],
  [untold, uk, old, "10% to 30%", "20% to 30%"],
  [untoldDeliberate, uk, early, "20% to 70%", "35% to 70%"],
  [untoldConcealed, uk, old, "30% to 100%", "50% to 100%"],
  [careless, first, later, "0% to 30%", "15% to 30%"],
  [deliberate, first, later, "30% to 70%", "45% to 70%"],
  [concealed, first, later, "40% to 100%", "60% to 100%"],
  [untold, first, early, "0% to 30%", "10% to 30%"],
  [untold, first, later, "10% to 30%", "20% to 30%"],
  [untoldDeliberate, first, later, "30% to 70%", "45% to 70%"],
  [untoldConcealed, first, later, "40% to 100%", "60% to 100%"],
  [careless, second, early, "0% to 45%", "22.5% to 45%"],
  [deliberate, second, early, "40% to 105%", "62.5% to 105%"],
  [concealed, second, early, "55% to 150%", "85% to 150%"],
  [untold, second, early, "0% to 45%", "15% to 45%"],
  [untold, second, later, "15% to 45%", "30% to 45%"],
  [untoldDeliberate, second, old, "40% to 105%", "62.5% to 105%"],
  [untoldConcealed, second, old, "55% to 150%", "85% to 150%"],
  [careless, third, early, "0% to 60%", "30% to 60%"],
  [deliberate, third, early, "50% to 140%", "80% to 140%"],
  [concealed, third, early, "70% to 200%", "110% to 200%"],
  [untold, third, early, "0% to 60%", "20% to 60%"],
  [untold, third, old, "20% to 60%", "40% to 60%"],
  [untoldDeliberate, third, later, "50% to 140%", "80% to 140%"],
  [untoldConcealed, third, later, "70% to 200%", "110% to 200%"],
];

/** The ids of answers, by the words that a visitor reads. */
function answersOf([what, where, when, who]: [string, string, string, string]): PenaltyAnswers {
  const idOf = (question: keyof PenaltyAnswers, words: string) => {
    const found = Object.entries(penaltyQuestions[question].options).find(
      ([, text]) => plain(text) === words,
    );
    if (!found) throw new Error(`no answer reads “${words}”`);
    return found[0];
  };
  const told = "Before there was reason to think that it knew, or was about to";
  const asked = "After that, or after HMRC asked";
  return {
    what: idOf("what", what),
    where: idOf("where", where),
    when: idOf("when", when),
    who: idOf("who", who === "told" ? told : asked),
  } as PenaltyAnswers;
}

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test.each(table)(
  "L9: %s, %s, %s: %s if HMRC was told, %s if it asked, and it says so above all the rest",
  (what, where, when, ...ranges) => {
    const headings = ["told", "asked"].map(
      (who) => rangeInWords(answersOf([what, where, when, who]), false).heading,
    );
    for (const [at, range] of ranges.entries())
      expect(plain(headings[at] ?? "")).toMatch(range === "0%" ? /^No / : RegExp(`^${range} `));
  },
);

test("every option of what went wrong, and of when, has its rows", () => {
  const { what, when } = penaltyQuestions;
  const options = [what, when].flatMap(({ options }) => Object.values<string>(options));
  const told = table.flat();
  expect(options.map(plain).filter((option) => !told.includes(option))).toEqual([]);
});

describe("its words", () => {
  const remarksOn = (case_: [string, string, string, string], isVat = false) =>
    plain(rangeInWords(answersOf(case_), isVat).remarks.join(" "));
  const care = "A return was wrong although care was taken";

  test("CH73360: correcting slowly costs 10 points, but not where HMRC was not told by mistake", () => {
    const slow = "not go below 10 percentage points above the bottom of the range";
    expect(remarksOn([careless, third, old, "asked"])).toContain(slow);
    expect(remarksOn([careless, third, later, "asked"])).not.toContain(slow);
    for (const where of [uk, third])
      expect(remarksOn([untold, where, old, "asked"]), where).not.toContain(slow);
  });

  test.each([careless, deliberate, concealed, untoldDeliberate])(
    "%s, in the UK: as nobody is asked when, what slow correcting costs is told to all",
    (what) => {
      for (const when of [early, later, old])
        expect(remarksOn([what, uk, when, "asked"])).toContain(
          "If correcting took over 3 years, HMRC says it will usually not go below 10 percentage points above the bottom of the range. That is HMRC’s practice, not law.",
        );
    },
  );

  test("L6: with care there is none, but a mistake found later and kept back counts as careless", () => {
    expect(rangeInWords(answersOf([care, uk, early, "told"]), false).heading).toBe("No penalty");
    expect(remarksOn([care, uk, early, "told"])).toContain(
      "A mistake that you found later and did not report to HMRC is treated as careless.",
    );
  });

  test("L7: care does not help with old money abroad: 200% stands beside “No ordinary penalty”", () => {
    const { heading, remarks } = rangeInWords(answersOf([care, second, old, "told"]), false);
    expect(heading).toBe("No ordinary penalty");
    expect(plain(remarks[0] ?? "")).toMatch(
      /up to 5 April 2017 .*reasonable excuse .*by 30 September 2018.*usually 200%.*below 100%/,
    );
    for (const newer of [early, later])
      expect(remarksOn([care, second, newer, "told"]), newer).not.toContain("5 April 2017");
  });

  test("L9: years before have lower minimums, but not where it was careless only", () => {
    expect(remarksOn([deliberate, second, later, "asked"])).toMatch(
      /before 2016\/17 .* lower minimums/,
    );
    expect(remarksOn([careless, second, later, "asked"])).not.toContain("lower minimums");
  });

  test("for VAT, money abroad has the range of the UK, and that is said", () => {
    const vat = rangeInWords(answersOf([careless, third, later, "asked"]), true);
    expect(vat.range).toMatchObject({ from: 15, to: 30 });
    expect(vat.remarks.join()).toContain("For VAT this range applies");
  });

  test("without the category no range is made up", () => {
    const unknown = rangeInWords(
      answersOf([careless, "Abroad, category not known", later, "asked"]),
      false,
    );
    expect(unknown.range).toBeUndefined();
    expect(unknown.heading).not.toMatch(/\d/);
    expect(unknown.remarks.join()).toContain("Ask us which category");
  });

  test.each([
    [care, false],
    [careless, false],
    [deliberate, true],
    [concealed, true],
    [untold, false],
    [untoldDeliberate, true],
    [untoldConcealed, true],
  ])("%s: a solicitor comes first: %s", (what, isWarned) => {
    const remarks = remarksOn([what, uk, later, "told"]);
    expect(/speak to a solicitor/i.test(remarks)).toBe(isWarned);
  });

  test("HMRC not told: whom the range is for, by the tax", () => {
    for (const what of [untold, untoldDeliberate, untoldConcealed]) {
      expect(remarksOn([what, uk, later, "asked"])).toContain(
        "HMRC had not asked you for a return by 5 October after the tax year",
      );
      expect(remarksOn([what, uk, later, "asked"], true)).toContain("registered for VAT");
    }
    expect(remarksOn([careless, uk, later, "asked"])).not.toContain("5 October");
  });

  test("each answer names the law that it rests on", () => {
    const sourceOf = (what: string, where: string) =>
      rangeInWords(answersOf([what, where, later, "told"]), false).source;
    expect(sourceOf(careless, uk)).toContain("Finance Act 2007 Sch 24");
    expect(sourceOf(deliberate, second)).toContain("CH116600");
    expect(sourceOf(untold, second)).toContain("Finance Act 2008 Sch 41");
  });
});
