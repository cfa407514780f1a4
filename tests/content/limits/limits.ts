import { expect, test } from "vitest";
import type { TaxFact } from "~/words/facts/tax-fact";
import { written } from "~/words/facts/written";

/**
 * The limits on which a reader's rights and money hang, written down a second time with the law that they stand
 * in: one slip of the hand in a fact would be repeated on every page. Whoever changes one here has read the law
 * again, and takes neither limit nor law from the fact.
 *
 * @param limits of one subject: the fact, whose name says what is limited; the limit as it is printed; a pattern of
 *   the law it stands in, year and section in it, so that no other law fits
 */
export function testLimits(limits: [fact: TaxFact, limit: string, source: RegExp][]) {
  test.each(limits.map((row) => [row[0].id, ...row] as const))(
    "%s: the limit is the law's, and its source is named",
    (_, fact, limit, source) => {
      expect(written(fact.value).replaceAll("\u00a0", " ")).toBe(limit);
      expect(fact.source).toMatch(source);
    },
  );
}
