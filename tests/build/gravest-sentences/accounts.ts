import type { Sentences } from "./table";

/** The services without a dispute: what is due, when, and what it costs to be late. */
export const accounts: Sentences = {
  "/services/value-added-tax": {
    "You must register once your taxable turnover of the last 12 months passes £90,000 (as at October 2026).":
      "the threshold, and the period that it is measured over",
    "So send the return even if you cannot pay.": "two penalties, of which one can be avoided",
  },
  "/services/payroll": {
    "National Living Wage, age 21 and over": "an age in the law",
    "National Minimum Wage, age 18 to 20": "an age in the law",
    "National Minimum Wage, apprentices under 19 or in their first year": "an age in the law",
    "The earnings trigger is £10,000 a year.": "who must be enrolled",
  },
};
