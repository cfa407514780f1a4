/** A calendar day, `YYYY-MM-DD`. */
export type IsoDate = `${number}-${number}-${number}`;

/** One figure, deadline or rate of tax law or HMRC practice. Pages quote `value`; they never retype it. */
export interface TaxFact {
  /** The figure as it is printed inside a sentence: "60 days", "£300", "15% to 30%". */
  value: string;
  /** What the figure is, in one line, so that the value can be understood without its page. */
  meaning: string;
  /** Since when, or for which periods, the figure applies. */
  appliesFrom: string;
  /** The official source by name; it is printed, never linked. */
  source: string;
  /**
   * The date of what was read: the source's own, or that of the copy of it. Of a month or a year
   * the first day. The next 6 April after it, the fact is due for review, unless its topic was reviewed
   * since (`reviewedFacts` in `app/config/signed-off.ts`).
   */
  read: IsoDate;
  /**
   * Set when what was read bears no date. `read` is then the day somebody read it, which says
   * nothing of its age: the fact is due for review from the start.
   */
  undatedCopy?: true;
  /** Set when the official text was read through a professional body or an adviser, not itself. */
  secondHand?: true;
  /** The tax year whose figure it is, where other years have or may have another: "2026/27". */
  taxYear?: `${number}/${number}`;
  /** The month whose law it states, printed beside a figure that may have changed since. */
  asAt?: string;
  /** The day by which it is to be looked at again, if that comes before the next review. */
  reviewBy?: IsoDate;
}

export type TaxFacts = Record<string, TaxFact>;
