import { expect, test } from "vitest";
import type { TaxFact } from "~/words/facts/tax-fact";
import { written } from "~/words/facts/written";

/** What is limited, in plain words; its fact; the limit as it is printed; a pattern of the law it stands in. */
export type Limit = [what: string, fact: TaxFact, limit: string, source: RegExp];

/**
 * The limits on which a reader's rights and money hang, written down a second time with the law that they stand
 * in: one slip of the hand in a fact would be repeated on every page. Whoever changes one here has read the law
 * again, and takes neither limit nor law from the fact.
 *
 * @param limits the limits of one subject; year and section in a pattern, so that no other law fits it
 */
export function testLimits(limits: Limit[]) {
  test.each(limits)(
    "%s: the limit is the law's, and its source is named",
    (_, fact, limit, source) => {
      expect(written(fact.value).replaceAll("\u00a0", " ")).toBe(limit);
      expect(fact.source).toMatch(source);
    },
  );
}
