import { expect, test } from "vitest";
import { rangeInWords } from "~/app/islands/penalties/range-in-words";
import { penalties } from "~/words/facts/penalties";
import { penaltyRange } from "~/words/penalties/penalty-finder";
import { type PenaltyAnswers, penaltyQuestions } from "~/words/penalties/penalty-questions";

/*
 * By hand from the tables of FA 2007 Sch 24, FA 2008 Sch 41 and HMRC's Compliance Handbook, by the ids of
 * penalty-questions.ts: what went wrong, where, how long unpaid, and the ranges "told first | asked first".
 */
type Case = [
  what: PenaltyAnswers["what"],
  where: PenaltyAnswers["where"],
  when: PenaltyAnswers["when"],
];

const table: [...Case, told: string, asked: string][] = [
  ["care", "uk", "early", "0%", "0%"],
  ["care", "category3", "old", "0%", "0%"],
  ["careless", "uk", "later", "0% to 30%", "15% to 30%"],
  ["careless", "uk", "old", "0% to 30%", "15% to 30%"],
  ["deliberate", "uk", "later", "20% to 70%", "35% to 70%"],
  ["concealed", "uk", "later", "30% to 100%", "50% to 100%"],
  ["untold", "uk", "early", "0% to 30%", "10% to 30%"],
  ["untold", "uk", "later", "10% to 30%", "20% to 30%"],
  ["untold", "uk", "old", "10% to 30%", "20% to 30%"],
  ["untoldDeliberate", "uk", "early", "20% to 70%", "35% to 70%"],
  ["untoldConcealed", "uk", "old", "30% to 100%", "50% to 100%"],
  ["careless", "category1", "later", "0% to 30%", "15% to 30%"],
  ["deliberate", "category1", "later", "30% to 70%", "45% to 70%"],
  ["concealed", "category1", "later", "40% to 100%", "60% to 100%"],
  ["untold", "category1", "early", "0% to 30%", "10% to 30%"],
  ["untold", "category1", "later", "10% to 30%", "20% to 30%"],
  ["untoldDeliberate", "category1", "later", "30% to 70%", "45% to 70%"],
  ["untoldConcealed", "category1", "later", "40% to 100%", "60% to 100%"],
  ["careless", "category2", "early", "0% to 45%", "22.5% to 45%"],
  ["deliberate", "category2", "early", "40% to 105%", "62.5% to 105%"],
  ["concealed", "category2", "early", "55% to 150%", "85% to 150%"],
  ["untold", "category2", "early", "0% to 45%", "15% to 45%"],
  ["untold", "category2", "later", "15% to 45%", "30% to 45%"],
  ["untoldDeliberate", "category2", "old", "40% to 105%", "62.5% to 105%"],
  ["untoldConcealed", "category2", "old", "55% to 150%", "85% to 150%"],
  ["careless", "category3", "early", "0% to 60%", "30% to 60%"],
  ["deliberate", "category3", "early", "50% to 140%", "80% to 140%"],
  ["concealed", "category3", "early", "70% to 200%", "110% to 200%"],
  ["untold", "category3", "early", "0% to 60%", "20% to 60%"],
  ["untold", "category3", "old", "20% to 60%", "40% to 60%"],
  ["untoldDeliberate", "category3", "later", "50% to 140%", "80% to 140%"],
  ["untoldConcealed", "category3", "later", "70% to 200%", "110% to 200%"],
];

/** What the tool finds; where nothing else is said, it was HMRC that spoke first. */
function found([what, where, when]: Case, who: PenaltyAnswers["who"] = "hmrc", isVat = false) {
  return rangeInWords({ what, where, when, who }, isVat);
}

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test.each(table)(
  "L9: %s, %s, %s: %s if HMRC was told, %s if it asked, and it says so above all the rest",
  (what, where, when, told, asked) => {
    const headingOf = (who: PenaltyAnswers["who"]) =>
      plain(found([what, where, when], who).heading);
    const saying = (range: string) => (range === "0%" ? /^No / : RegExp(`^${range} `));
    expect(headingOf("taxpayer")).toMatch(saying(told));
    expect(headingOf("hmrc")).toMatch(saying(asked));
  },
);

test("every option of what went wrong, and of when, has its rows", () => {
  const { what, when } = penaltyQuestions;
  const options = [what, when].flatMap(({ options }) => Object.keys(options));
  const inTable = new Set<string>(table.flat());
  expect(options.filter((id) => !inTable.has(id))).toEqual([]);
});

test("every range of words/facts/penalties.ts has its row", () => {
  const inTable = table.flatMap(([what, where, when]) =>
    (["taxpayer", "hmrc"] as const).map((who) => penaltyRange({ what, where, when, who })?.id),
  );
  const ranges = Object.values(penalties)
    .map(({ id }) => id)
    .filter((id) => /prompted$/i.test(id));
  expect(ranges.filter((id) => !inTable.includes(id))).toEqual([]);
});

/** Of an answer: whether it was on purpose, HMRC was never told, the money arose abroad, and it is about VAT, which knows no abroad. */
interface Told {
  what: PenaltyAnswers["what"];
  when: PenaltyAnswers["when"];
  isKnown: boolean;
  onPurpose: boolean;
  isNever: boolean;
  isAbroad: boolean;
  isVat: boolean;
}

/** What each remark says, and the only answers that it belongs to. */
const remarks: [says: RegExp, belongs: (told: Told) => boolean][] = [
  [/speak to a solicitor before you tell anyone/, ({ onPurpose }) => onPurpose],
  [/found later and did not report to HMRC is treated as careless/, ({ what }) => what === "care"],
  // Who was never told by mistake pays by a range that allows for the time; at home nobody is asked for it.
  [
    /took over 3 years, .* not go below 10 percentage points above the bottom .* practice, not law/,
    ({ what, when, isAbroad }) =>
      what !== "care" && what !== "untold" && (!isAbroad || when === "old"),
  ],
  [
    /no penalty if it was not on purpose, you had a reasonable excuse/,
    ({ what }) => what === "untold",
  ],
  [/not asked you for a return by 5 October/, ({ isNever, isVat }) => isNever && !isVat],
  [/should have registered for VAT, and did not/, ({ isNever, isVat }) => isNever && isVat],
  [
    /up to 5 April 2017 .*reasonable excuse .*by 30 September 2018.*usually 200%.*below 100%/,
    ({ isAbroad, when }) => isAbroad && when === "old",
  ],
  [/before 2016\/17 .* lower minimums/, ({ isAbroad, onPurpose }) => isAbroad && onPurpose],
  [/For a company’s corporation tax, choose “In the UK”/, ({ isAbroad }) => isAbroad],
  [
    /moved abroad before the return was due, the ranges for money abroad can apply/,
    ({ isAbroad, isVat, onPurpose }) => onPurpose && !isAbroad && !isVat,
  ],
  [/For VAT this range applies/, ({ isVat }) => isVat],
  [
    /Ask us which category/,
    ({ isKnown, isAbroad, what }) => isAbroad && !isKnown && what !== "care",
  ],
  [/how fully you tell HMRC, help it and give it access/, ({ what }) => what !== "care"],
];

const onPurpose = ["deliberate", "concealed", "untoldDeliberate", "untoldConcealed"];

test.each(remarks)("%s is said where it belongs, and nowhere else", (says, belongs) => {
  const { what, where, when } = penaltyQuestions;
  const idsOf = <Id extends string>({ options }: { options: Record<Id, string> }) =>
    Object.keys(options) as Id[];
  for (const isVat of [false, true])
    for (const asked of idsOf(what).flatMap((one) =>
      idsOf(where).flatMap((place) => idsOf(when).map((time): Case => [one, place, time])),
    )) {
      const told = {
        what: asked[0],
        when: asked[2],
        isKnown: asked[1] !== "unknown",
        onPurpose: onPurpose.includes(asked[0]),
        isNever: asked[0].startsWith("untold"),
        isAbroad: asked[1] !== "uk" && !isVat,
        isVat,
      };
      const { remarks, isForSolicitor } = found(asked, "hmrc", isVat);
      const said = plain(remarks.join("\n"));
      expect(isForSolicitor, "that the button leads to a solicitor").toBe(told.onPurpose);
      expect(says.test(said), `${asked}${isVat ? ", VAT" : ""}`).toBe(belongs(told));
    }
});

test("L7: care does not help with old money abroad: 200% stands beside “No ordinary penalty”", () => {
  const { heading, remarks } = found(["care", "category2", "old"], "taxpayer");
  expect(heading).toBe("No ordinary penalty");
  expect(plain(remarks[0] ?? "")).toMatch(/up to 5 April 2017 .*usually 200%/);
});

test("for VAT, money abroad has the range of the UK", () => {
  const vat = found(["careless", "category3", "later"], "hmrc", true);
  expect(vat.range).toMatchObject({ from: 15, to: 30 });
});

test("without the category no range is made up", () => {
  const unknown = found(["careless", "unknown", "later"]);
  expect(unknown.range).toBeUndefined();
  expect(unknown.heading).not.toMatch(/\d/);
});

test("each answer names the law that it rests on", () => {
  expect(found(["careless", "uk", "later"]).source).toContain("Finance Act 2007 Sch 24");
  expect(found(["deliberate", "category2", "later"]).source).toContain("CH116600");
  expect(found(["untold", "category2", "later"]).source).toContain("Finance Act 2008 Sch 41");
});
