import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { type Filters, filtersFrom, noFilters, queryFrom } from "./resource-filters";
import { useAwake } from "./use-awake";

/**
 * Keeps the filters in the address, so that they can be shared and the back button undoes a choice.
 * Typing changes the entry of the history it began in; a choice makes a new one.
 *
 * @param topics what may be chosen
 * @param formats what may be chosen
 */
export function useResourceFilters(topics: readonly string[], formats: readonly string[]) {
  const [query, setQuery] = useSearchParams();
  // The prerendered page knows no query: it shows everything until it is awake.
  const filters = useAwake() ? filtersFrom(query, topics, formats) : noFilters;

  const change = useCallback(
    (part: Partial<Filters>) => {
      setQuery((current) => queryFrom({ ...filtersFrom(current, topics, formats), ...part }), {
        replace: "search" in part,
        preventScrollReset: true,
      });
    },
    [setQuery, topics, formats],
  );
  const clear = useCallback(
    () => setQuery(queryFrom(noFilters), { preventScrollReset: true }),
    [setQuery],
  );

  return { filters, change, clear };
}
