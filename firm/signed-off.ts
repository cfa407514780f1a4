/** The owner's yes: who said it, and on which day, YYYY-MM-DD. */
interface Yes {
  by: string;
  on: string;
}

/** The same, to a sentence or a number as the site says it. */
interface YesTo extends Yes {
  to: string;
}

/*
 * What the owner of the firm has confirmed: that the firm keeps what the copy promises (`promise` in
 * `words/`) and can prove the numbers that it claims (`claims.ts`). For example:
 *
 *   "guides-dated": { by: "A. Partner", on: "2026-11-20", to: "Our guides say when they were written." },
 *   "claim-cases": { by: "A. Partner", on: "2026-11-20", to: "cases: 500+" },
 *
 * `npm run preflight` lists what is missing, and what the site says otherwise by now. What is not true is not
 * signed: its words come off the site.
 */
export const signedOff: Record<string, YesTo> = {};

/*
 * Who has held the figures of a topic against their sources, each one of them, and when, by the name of the
 * file in `words/facts/`. For example:
 *
 *   vat: { by: "A. Partner", on: "2026-11-20" },
 *
 * It holds until the next 6 April, or until the `reviewBy` of a fact. A fact that was changed later is
 * asked for again if it is due.
 */
export const reviewedFacts: Record<string, Yes> = {};
