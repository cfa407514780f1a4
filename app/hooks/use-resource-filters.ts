import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigationType, useSearchParams } from "react-router";
import { type Filters, filtersFrom, noFilters, queryFrom } from "~/lib/resource-filters";
import { useAwake } from "./use-awake";

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
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useState<string>();
  const seen = useRef(query);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const moved = useNavigationType();
  const awake = useAwake();

  const go = useCallback(
    (part: Partial<Filters>, replace: boolean) =>
      setQuery((current) => queryFrom({ ...filtersFrom(current, topics, formats), ...part }), {
        replace,
        preventScrollReset: true,
      }),
    [setQuery, topics, formats],
  );

  useEffect(() => {
    if (typed === undefined) return;
    pause.current = setTimeout(() => go({ search: typed }, true), typingPause);
    return () => clearTimeout(pause.current);
  }, [typed, go]);

  // The address has caught up with the typing, or the visitor went back to another one. The page's
  // own first address counts as neither: something may have been typed before the page was awake.
  useEffect(() => {
    if (seen.current === query) return;
    seen.current = query;
    setTyped((now) => (now === (query.get("search") ?? "") || moved === "POP" ? undefined : now));
  }, [query, moved]);

  // The prerendered page knows no query: it shows everything until it is awake.
  const addressed = awake ? filtersFrom(query, topics, formats) : noFilters;
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
