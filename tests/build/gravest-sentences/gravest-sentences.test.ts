import { expect, test } from "vitest";
import { read } from "../built";
import { accounts } from "./accounts";
import { articles } from "./articles";
import { checks } from "./checks";
import { disputes } from "./disputes";
import { site } from "./site";
import { suspicion } from "./suspicion";

/*
 * What people act on and cannot take back, word for word as a visitor reads it, each with the reason why it may
 * not come to say something else by a slip of the hand; a sum is reckoned there by hand. A row holds no more than
 * who, when and which way: the words around it are free. Whoever rewords one has read the law again. The limits
 * themselves and their sources: `tests/content/limits/`; what each is a limit of:
 * `limits-in-place.test.ts`.
 */
const said = [suspicion, checks, disputes, accounts, articles, site]
  .flatMap((pages) => Object.entries(pages))
  .flatMap(([path, reasons]) =>
    Object.entries(reasons).map(([words, reason]) => [path, words, reason] as const),
  );

test.each(said)("%s says: %s (%s)", (path, words) => {
  expect(read(path).includes(words)).toBe(true);
});

/** What a page must name as the source of what it quotes. */
const sources: Record<string, readonly string[]> = {
  "/services/cop9": [
    "HMRC Fraud Civil Investigation Manual FCIM204010",
    "Finance Act 2007 Sch 24 para 10",
  ],
  "/services/tax-fraud": [
    "Value Added Tax Act 1994 s72(1), (3), (8), as amended by Finance Act 2024 s32",
    "Taxes Management Act 1970 s106A, as amended by Finance Act 2024 s32",
  ],
  "/services/value-added-tax": ["Statutory Instrument 2024/307"],
  "/services/payroll": [
    "National Minimum Wage (Amendment) Regulations 2026",
    "automatic enrolment review for 2026/27",
  ],
};

const named = Object.entries(sources).flatMap(([path, names]) =>
  names.map((name) => [path, name] as const),
);

test.each(named)("%s names its source: %s", (path, source) => {
  expect(read(path).includes(source)).toBe(true);
});
