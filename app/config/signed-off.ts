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
