import type { claims } from "./claims.ts";
import type { PromiseId } from "./promises.ts";

/** The owner's yes: who said it, and on which day, YYYY-MM-DD. */
interface Yes {
  by: string;
  on: string;
}

/*
 * What the owner of the firm has confirmed: that the firm keeps what the copy promises (`promises.ts`) and
 * can prove the numbers that it claims (`claims.ts`, by name: `claim-cases`). For example:
 *
 *   "second-reading": { by: "A. Partner", on: "2026-11-20" },
 *
 * `npm run preflight` lists what is missing. What is not true is not signed: its words come off the site.
 */
export const signedOff: Partial<Record<PromiseId | `claim-${keyof typeof claims}`, Yes>> = {};

/*
 * Who has held the figures of a topic against their sources, each one of them, and when, by the name of the
 * file in `app/content/tax-facts/`. For example:
 *
 *   vat: { by: "A. Partner", on: "2026-11-20" },
 *
 * It holds until the next 6 April, or until the `reviewBy` of a fact. A fact that was changed later is
 * asked for again if it is due.
 */
export const reviewedFacts: Record<string, Yes> = {};
