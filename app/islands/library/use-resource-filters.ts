import { useCallback, useEffect, useRef, useState } from "react";
import { type Filters, filtersFrom, noFilters, queryFrom } from "./filter-resources";
import { useAddressQuery } from "./use-address-query";

/** How long after the last keystroke the address follows, in milliseconds. */
const typingPause = 250;

/**
 * Keeps the filters in the address, so that they can be shared and the back button undoes a choice.
 * What is typed counts at once and reaches the address after a pause, in the entry of the history
 * that it began in; a choice makes a new entry.
 *
 * @param topics what may be chosen
 * @param formats what may be chosen
 * @returns the filters, and ways to change them
 */
export function useResourceFilters(topics: readonly string[], formats: readonly string[]) {
  const { query, isReturn, setQuery } = useAddressQuery();
  const [typed, setTyped] = useState<string>();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const go = useCallback(
    (part: Partial<Filters>, replace: boolean) => {
      const current = filtersFrom(new URLSearchParams(window.location.search), topics, formats);
      setQuery(queryFrom({ ...current, ...part }), replace);
    },
    [setQuery, topics, formats],
  );

  useEffect(() => {
    if (typed === undefined) return;
    pause.current = setTimeout(() => go({ search: typed }, true), typingPause);
    return () => clearTimeout(pause.current);
  }, [typed, go]);

  // The address has caught up with the typing, or the visitor went back to another one.
  useEffect(() => {
    setTyped((now) => (isReturn || now === (query.get("search") ?? "") ? undefined : now));
  }, [query, isReturn]);

  const addressed = filtersFrom(query, topics, formats);
  const filters = typed === undefined ? addressed : { ...addressed, search: typed };

  return {
    filters,
    type: setTyped,
    // What was typed goes into the address with the choice: on its own it would undo the choice.
    choose: (part: Partial<Filters>) => {
      clearTimeout(pause.current);
      go(typed === undefined ? part : { search: typed, ...part }, false);
    },
    clear: () => {
      clearTimeout(pause.current);
      setTyped(undefined);
      go(noFilters, false);
    },
  };
}
