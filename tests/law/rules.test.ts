import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as tribunal from "~/words/deadlines/tribunal";
import { letterKinds } from "~/words/letters";
import type { Deadline } from "~/words/types";
import { letterPages } from "../fixtures/letter-pages";

/* What the law asks of words wherever they stand, and of whatever is added to them: what no row of said.md can. */

test.each(Object.values(tribunal))(
  "before the tribunal the day of “$choice” ends at 5pm",
  ({ by }) => {
    expect(by).toContain("by 5pm");
  },
);

/** What can set a time: the pages about letters, and the lines of the letter finder. */
const places = new Map<string, { deadlines?: readonly Deadline[] | undefined }>([
  ...Object.entries(letterPages).map(([id, page]) => [`the page ${id}`, page] as const),
  ...letterKinds.map((kind) => [`the letter “${kind.id}”`, kind] as const),
]);

/** What each of them counts, at the least. */
const limits = {
  "the page cop8": "answer notice-compliance notice-appeal accelerated-payment follower-notice",
  "the page cop9": "offer offer-without-date",
  "the page paye-investigations": "answer payroll-decision notice-compliance notice-appeal",
  "the page tax-appeal":
    "decision vat-decision simple-assessment review-offer review-conclusion notice-appeal determination accelerated-payment follower-notice",
  "the page tax-fraud": "appointment court-order offer offer-without-date criminal",
  "the page tax-investigations":
    "answer decision notice-compliance notice-appeal simple-assessment vat-decision nudge review-offer",
  "the page tax-tribunal":
    "review-conclusion review-offer vat-decision tribunal-decision short-tribunal-decision refused-permission struck-out",
  "the page vat-investigations": "vat-decision answer notice-compliance notice-appeal",
  "the letter “we-have-information”": "answer nudge",
  "the letter “decision”": "decision vat-decision simple-assessment review-offer determination",
  "the letter “simple-assessment”": "simple-assessment",
  "the letter “debt”": "debt decision vat-decision simple-assessment",
  "the letter “code-of-practice-9”": "offer offer-without-date",
  "the letter “vat-check”": "vat-decision answer notice-compliance notice-appeal",
  "the letter “employer-check”": "answer payroll-decision notice-compliance notice-appeal",
  "the letter “information-notice”": "notice-compliance notice-appeal",
  "the letter “accelerated-payment”": "accelerated-payment follower-notice",
  "the letter “review-conclusion”":
    "review-conclusion tribunal-decision short-tribunal-decision refused-permission struck-out",
};

test.each(Object.entries(limits))("%s counts each time that it can have", (of, ids) => {
  const words = places.get(of);
  expect(words, `${of} is gone: take its line out of tests/law/rules.test.ts`).toBeDefined();
  const counted = words?.deadlines?.map(({ id }) => id);
  expect(
    ids.split(" ").filter((id) => !counted?.includes(id)),
    `put these back into the \`deadlines\` of ${of}, or read the law again and change tests/law/rules.test.ts`,
  ).toEqual([]);
});

test("an appointment is no time limit", () => {
  expect(letterPages["tax-fraud"].deadlines).toContainEqual(
    expect.objectContaining({ instead: "A solicitor today." }),
  );
});

/** The files of words that quote facts, with their texts. */
const texts = globSync("words/**/*.{ts,md}", { exclude: ["words/facts/**"] }).map(
  (file) => [file, readFileSync(file, "utf8")] as const,
);

test("wherever care is said to leave no penalty, the exception for what was found later stands with it", () => {
  const says = /reasonable care there is n|no penalty if you took reasonable|\.reasonableCare\b/i;
  const without = texts.filter(
    ([, text]) => says.test(text) && !text.includes("penalties.laterFound"),
  );
  // The finder gives the range alone; the words that go with it are in penalty-questions.ts.
  expect(without.map(([file]) => file)).toEqual(["words/penalties/penalty-finder.ts"]);
});

/** The papers of HMRC that the site names: with a slip of a digit a reader looks for one that does not exist. */
const papers = "CC/FS9 CC/FS13 CDF1 COMP1 IR35 P11D P45 P60 P800 PA302 SA326D T240 VAT652".split(
  " ",
);

test("each paper of HMRC that words name is one that there is", () => {
  const named = texts.flatMap(([file, text]) =>
    [...text.matchAll(/\b(?:CC\/FS|CDF|COMP|CT|IR|PA?|SA|T|VAT|WT)\d+[A-Z]?\b/g)].map(([name]) => ({
      file,
      name,
    })),
  );
  const why =
    "open each on GOV.UK: if HMRC has such a paper, add it to `papers` in tests/law/rules.test.ts, else correct the words";
  expect(
    named.filter(({ name }) => !papers.includes(name)),
    why,
  ).toEqual([]);
});

test("no words say that the law was not read", () => {
  const says = /professional (?:summaries|sources|guides)|Check them before you file/i;
  expect(texts.filter(([, text]) => says.test(text)).map(([file]) => file)).toEqual([]);
});
