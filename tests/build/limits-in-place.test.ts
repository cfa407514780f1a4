import { expect, test } from "vitest";
import { read } from "./built";

/*
 * A limit may be the law's (`tests/content/limits/`) and still be quoted for another matter than its own, or be
 * counted from another day. Where several stand side by side, or the day that one runs from decides, the sentence is
 * here, word for word as a visitor reads it. Whoever rewords one has read the law again.
 */
const sentences: Record<string, Record<string, readonly string[]>> = {
  "How far back HMRC can go, by why the tax was missed": {
    "/blog/what-is-tax-investigation-insurance": [
      "HMRC can usually go back 4 years from the end of the tax year, 6 years for carelessness and up to 20 years for deliberate behaviour.",
    ],
    "/blog/allowable-expenses-for-rental-income": [
      "HMRC can normally go back 4 years from the end of the tax year, and 6 years if you were careless. It has 20 years if it was deliberate, or if you did not tell it that you had tax to pay.",
    ],
    "/faqs": [
      "HMRC can usually send a bill up to 4 years after the end of the tax year. If you were careless it has 6 years. If you acted deliberately, or did not tell HMRC that you had tax to pay, it has up to 20 years.",
      "For VAT it is 4 years after the end of the VAT period, and up to 20 years in cases such as deliberate loss of tax.",
    ],
    "/services/tax-investigations": [
      "The ordinary limit, with reasonable care up to 4 years Careless: you, or someone acting for you up to 6 years Overseas matters, even with reasonable care up to 12 years Deliberate, or nobody told HMRC of the tax up to 20 years",
    ],
    "/services/cop8": [
      "4 years after the end of the tax year as a rule, and up to 20 years at most.",
      "Offshore the limit can be 12 years even if you took reasonable care, but not where HMRC already had the overseas information in time.",
    ],
    "/services/cop9": [
      "HMRC can go back up to 20 years for tax that was lost deliberately, or that nobody told HMRC of.",
    ],
    "/services/forensic-accounting": [
      "from 4 years after the end of the tax year for an ordinary error to 20 years for deliberate behaviour.",
      "For VAT it is 4 years after the end of the VAT period, or up to 20 years in cases such as deliberate loss of tax.",
    ],
    "/services/vat-investigations": [
      "Usually 4 years after the end of the VAT period, and up to 20 years in cases such as deliberate loss.",
    ],
  },
  "How long to keep records, and from when": {
    "/services/bookkeeping": [
      "Self-employed people and landlords 5 years after the 31 January filing deadline for the tax year",
      "People with no business and no letting 22 months from the end of the tax year",
      "Companies, for corporation tax 6 years from the end of the accounting period, longer if an enquiry is open",
      "VAT-registered businesses, for VAT 6 years, or 10 years for the One Stop Shop",
      "Employers, for PAYE 3 years after the end of the tax year they relate to",
    ],
    "/faqs": [
      "If you are self-employed or a landlord, you must keep records for at least 5 years after the 31 January filing deadline for the tax year.",
    ],
    "/blog/allowable-expenses-for-rental-income": [
      "Keep them for at least 5 years after the 31 January deadline of the tax year.",
    ],
  },
  "The reader’s own time to object, beside HMRC’s to answer": {
    "/services/tax-appeal": [
      "An offer is open for 30 days; HMRC then has 45 days",
      "Accept within 30 days; HMRC then has 45 days",
      "Direct taxes: an offer is open for 30 days. VAT: accept within 30 days of the decision. HMRC then has 45 days unless another period is agreed",
      "if HMRC has it within 3 years of the filing date, or 12 months of the determination if that is later.",
    ],
    "/services/tax-tribunal": [
      "If HMRC has not finished in 45 days, or in the time agreed, you may appeal from the next day until 30 days from the letter that tells you so",
    ],
  },
  "Who may stay unregistered after a peak: by the limit for leaving, not the threshold": {
    "/faqs": [
      "your turnover will not pass £88,000 in the following 12 months (as at October 2026).",
    ],
    "/services/value-added-tax": ["your turnover will not pass £88,000 in the year ahead."],
  },
};

const rows = Object.entries(sentences).flatMap(([what, pages]) =>
  Object.entries(pages).flatMap(([path, said]) =>
    said.map((sentence) => [what, path, sentence] as const),
  ),
);

test.each(rows)("%s: %s says: %s", (_, path, sentence) => {
  expect(read(path)).toContain(sentence);
});
