import type { TaxFacts } from "../../words/facts/tax-fact.ts";
import type { Source } from "./sources.ts";

/** Ranges of penalties, which the penalty tool names in parts; penalty-ranges.test.ts says that it finds each of them. */
const namedInParts = /^penalties\.\w+prompted$/i;

/** @returns a line for each tax fact that no sentence quotes */
export function findUnquotedFacts(
  topics: Record<string, TaxFacts>,
  sources: readonly Source[],
): string[] {
  const used = new Set(sources.flatMap(({ text }) => text.match(/\b\w+\.\w+/g) ?? []));
  return Object.entries(topics).flatMap(([topic, facts]) =>
    Object.values(facts)
      .filter(({ id }) => !used.has(id) && !namedInParts.test(id))
      .map(
        ({ id }) =>
          `words/facts/${topic}.ts: ${id} is quoted nowhere: quote it where it belongs, or take it out`,
      ),
  );
}
