import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as tribunal from "~/words/deadlines/tribunal";
import { letterKinds } from "~/words/letters";
import { cop8 } from "~/words/services/cop8";
import { payeInvestigations } from "~/words/services/paye-investigations";
import { taxFraud } from "~/words/services/tax-fraud";
import { taxInvestigations } from "~/words/services/tax-investigations";
import { vatInvestigations } from "~/words/services/vat-investigations";
import type { Deadline } from "~/words/types";

/* What the law asks of words wherever they stand, or of what a tool does with them: in no table of said.md. */

test.each(Object.values(tribunal))(
  "before the tribunal the day of “$choice” ends at 5pm",
  ({ by }) => {
    expect(by).toContain("by 5pm");
  },
);

/** Where an information notice can come. */
const withNotice: Record<string, { deadlines?: readonly Deadline[] }> = {
  cop8,
  payeInvestigations,
  taxInvestigations,
  vatInvestigations,
  ...Object.fromEntries(
    ["vat-check", "employer-check", "information-notice"].map((kind) => [
      kind,
      letterKinds.find(({ id }) => id === kind) ?? {},
    ]),
  ),
};

test.each(Object.entries(withNotice))(
  "an information notice has two limits wherever one can come: %s",
  (_, { deadlines = [] }) => {
    const ids = deadlines.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(["notice-compliance", "notice-appeal"]));
  },
);

test("an appointment is no time limit", () => {
  expect(taxFraud.deadlines).toContainEqual(
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
const papers = "CC/FS9 CC/FS13 CDF1 COMP1 IR35 P11D P45 P60 P800 PA302 T240 VAT652".split(" ");

test("each paper of HMRC that words name is one that there is", () => {
  const named = texts.flatMap(([file, text]) =>
    [...text.matchAll(/\b(?:CC\/FS|CDF|COMP|CT|IR|PA?|SA|T|VAT|WT)\d+[A-Z]?\b/g)].map(([name]) => ({
      file,
      name,
    })),
  );
  expect(named.filter(({ name }) => !papers.includes(name))).toEqual([]);
});

test("no words say that the law was not read", () => {
  const says = /professional (?:summaries|sources|guides)|Check them before you file/i;
  expect(texts.filter(([, text]) => says.test(text)).map(([file]) => file)).toEqual([]);
});
