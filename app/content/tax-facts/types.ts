/** A calendar day, `YYYY-MM-DD`. */
type IsoDate = `${number}-${number}-${number}`;

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
  /** The day somebody last held the figure against its source. */
  checked: IsoDate;
  /** Tax year or date to print beside the figure, for figures that can change: "2026/27". */
  asAt?: string;
  /** Set when the official text was read through a professional body or an adviser, not itself. */
  secondHand?: true;
}

export type TaxFacts = Record<string, TaxFact>;
