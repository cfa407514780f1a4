import type { Figure } from "./figures.ts";

/** A calendar day, `YYYY-MM-DD`. */
export type IsoDate = `${number}-${number}-${number}`;

/** Where facts stand, and what was read of it. */
export interface Reading {
  /** The official source by name; it is printed, never linked. */
  source: string;
  /**
   * The date of what was read: the source's own, or that of the copy of it. Of a month or a year
   * the first day. The next 6 April after it, the fact is due for review, unless its topic was reviewed
   * since (`reviewedFacts` in `firm/signed-off.ts`).
   */
  read: IsoDate;
  /**
   * Set when what was read bears no date. `read` is then the day somebody read it, which says
   * nothing of its age: the fact is due for review from the start.
   */
  undatedCopy?: true;
  /** Set when the official text was read through a professional body or an adviser, not itself. */
  secondHand?: true;
  /** The month whose law it states, printed beside a figure that may have changed since. */
  asAt?: string;
  /** The day by which it is to be looked at again, if that comes before the next review. */
  reviewBy?: IsoDate;
  /** What whoever looks at it again should look for: a change that was announced, but could not be read. */
  lookFor?: string;
}

/** One figure, deadline or rate of tax law or HMRC practice. Sentences quote it (`say`); they never retype it. */
export interface TaxFact extends Reading {
  /** Its topic and name: "vat.registrationThreshold". */
  id: string;
  value: Figure;
  /** What the figure is, in one line, so that the value can be understood without its page. */
  meaning: string;
  /** The tax it is about, where the same figure of another tax could be taken for it. */
  tax?: "VAT" | "direct tax";
  /** Since when, or for which periods, the figure applies, if it does not simply apply now. */
  appliesFrom?: string;
  /** The tax year whose figure it is, where other years have or may have another: "2026/27". */
  taxYear?: `${number}/${number}`;
}

export type TaxFacts = Record<string, TaxFact>;
