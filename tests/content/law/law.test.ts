import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { safeSide } from "~/app/islands/deadline/deadline-in-words";
import { rangeInWords } from "~/app/islands/penalties/range-in-words";
import { answerWords } from "~/words/deadlines/deadline-answers";
import * as decisions from "~/words/deadlines/decisions";
import * as tribunal from "~/words/deadlines/tribunal";
import { faqs } from "~/words/pages/faqs";
import { penaltyQuestions, rangeWords } from "~/words/penalties/penalty-questions";
import { cop8 } from "~/words/services/cop8";
import { cop9 } from "~/words/services/cop9";
import { payeInvestigations } from "~/words/services/paye-investigations";
import { ukPenaltyRanges } from "~/words/services/penalty-ranges";
import { taxAdvisory } from "~/words/services/tax-advisory";
import { taxFraud } from "~/words/services/tax-fraud";
import { taxInvestigations } from "~/words/services/tax-investigations";
import { taxTribunal } from "~/words/services/tax-tribunal";
import { valueAddedTax } from "~/words/services/value-added-tax";
import { vatInvestigations } from "~/words/services/vat-investigations";
import { finder, type Line } from "./line";
import { pages } from "./pages";
import { tools } from "./tools";

/*
 * What the law needs said, and what it needs not said, in words that people act on. Each line has its reason;
 * other words may say the same: then the line changes with them.
 */
/** What each of several must say by itself. */
const linesOfEach: Record<string, Line<unknown[]>> = {
  "L3: before the tribunal the day ends at 5pm": [
    [
      ...Object.values(tribunal),
      decisions.reviewConclusion,
      decisions.reviewOffer,
      decisions.vatDecision,
      taxTribunal.sections,
    ],
    [/by 5pm/],
  ],
  "L6: a mistake found later and not reported is treated as careless": [
    [
      rangeWords.care,
      cop9,
      vatInvestigations,
      taxInvestigations,
      payeInvestigations,
      taxAdvisory,
      faqs,
    ],
    [/found later and did not report to HMRC is treated as careless/],
  ],
  "L8: 200% is not the most that money abroad can cost": [
    [cop9, faqs, rangeWords.anyCategory],
    [/before the extra penalties for moving or holding the asset/],
    [/at most 200%/i, /most serious cases/],
  ],
  "an information notice has two limits wherever one can come": [
    [
      cop8.deadlines,
      taxInvestigations.deadlines,
      vatInvestigations.deadlines,
      payeInvestigations.deadlines,
    ],
    [/notice, with a deadline for documents/, /notice, and I want to appeal against it/],
  ],
  "a net error of exactly 1% of sales has its place": [
    [vatInvestigations, valueAddedTax],
    [/no more than 1% of/],
    [/under 1%/],
  ],
  "for direct taxes a review comes only after the appeal": [
    [taxInvestigations.clock, payeInvestigations.clock],
    [/appeal, in writing, to HMRC. You appeal first; a review can follow/],
    [/accept a review/],
  ],
  "a follower notice is not answered by paying": [
    [cop8.faqs, finder("accelerated-payment")],
    [
      /accelerated payment notice/,
      /A follower notice gives you 90.days to do what it asks and tell HMRC/,
      /paying alone does not answer it/,
      /no appeal against either/,
    ],
    [/payment or follower notice/, /payment notice or a follower notice/],
  ],
  "unprompted means before there was reason to think that HMRC knew, not before it asked": [
    [ukPenaltyRanges, cop9.sections, taxFraud.sections, penaltyQuestions.who],
    [/before (?:you had|there was) reason to think/i],
    [/before it asked/, /HMRC asked first/],
  ],
};

const ofEach = Object.entries(linesOfEach).flatMap(([reason, [each, ...said]]) =>
  each.map((words): [string, Line<unknown>] => [reason, [words, ...said]]),
);

test.each([...Object.entries(tools), ...Object.entries(pages), ...ofEach])(
  "%s",
  (_, [words, must, mustNot = []]) => {
    const text = JSON.stringify(words);
    for (const said of must) expect(text).toMatch(said);
    for (const said of mustNot) expect(text).not.toMatch(said);
  },
);

test.each(Object.values(tribunal))(
  "L3: the date of “$choice” is not day 1 by the law",
  (letter) => {
    expect(safeSide(letter)).toBe(answerWords.safeSide.dayEarly);
  },
);

test("L6: wherever care is said to leave no penalty, the exception for what was found later stands with it", () => {
  const without = readdirSync("words", { recursive: true, encoding: "utf8" }).filter((file) => {
    if (!/\.(?:ts|md)$/.test(file) || file.startsWith("facts")) return false;
    const text = readFileSync(`words/${file}`, "utf8");
    const says = /reasonable care there is n|no penalty if you took reasonable|\.reasonableCare\b/i;
    return says.test(text) && !text.includes("penalties.laterFound");
  });
  // The finder gives the range alone; the words that go with it are in penalty-questions.ts.
  expect(without).toEqual(["penalties/penalty-finder.ts"]);
});

test("L7: an old case abroad is never told “No penalty” alone", () => {
  const { heading, remarks } = rangeInWords(
    { where: "category1", what: "care", who: "hmrc", when: "old" },
    false,
  );
  expect(heading).toBe("No ordinary penalty");
  expect(remarks.join(" ")).toMatch(/usually 200%/);
});
