import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as tribunal from "~/words/deadlines/tribunal";
import { taxFraud } from "~/words/services/tax-fraud";

/* What the law asks of words wherever they stand, or of what a tool does with them: in no table of said.md. */

test.each(Object.values(tribunal))(
  "before the tribunal the day of “$choice” ends at 5pm",
  ({ by }) => {
    expect(by).toContain("by 5pm");
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

test("no words say that the law was not read", () => {
  const says = /professional (?:summaries|sources|guides)|Check them before you file/i;
  expect(texts.filter(([, text]) => says.test(text)).map(([file]) => file)).toEqual([]);
});
