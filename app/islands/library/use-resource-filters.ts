import { useEffect, useRef, useState } from "react";
import { type Filters, filtersFrom, noFilters, queryFrom } from "./filter-resources";

/** How long after the last keystroke the address follows, in milliseconds. */
const typingPause = 250;

/**
 * Keeps the filters in the address, so that they can be shared and the back button undoes a choice.
 * What is typed counts at once and reaches the address after a pause, in the entry of the history
 * that it began in; a choice makes a new entry, with what was typed. Nothing is chosen at first, as in the
 * prerendered page, which knows no query.
 *
 * @param topics what may be chosen
 * @param formats what may be chosen
 * @returns the filters, and ways to change them
 */
export function useResourceFilters(topics: readonly string[], formats: readonly string[]) {
  const [filters, setFilters] = useState(noFilters);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const read = () => {
      clearTimeout(pause.current);
      setFilters(filtersFrom(window.location.search, topics, formats));
    };
    read();
    window.addEventListener("popstate", read);
    return () => window.removeEventListener("popstate", read);
  }, [topics, formats]);

  /** @returns the address of what is chosen now */
  const change = (part: Partial<Filters>) => {
    clearTimeout(pause.current);
    const next = { ...filters, ...part };
    setFilters(next);
    return queryFrom(next) || window.location.pathname;
  };

  return {
    filters,
    type: (search: string) => {
      const href = change({ search });
      pause.current = setTimeout(() => window.history.replaceState(null, "", href), typingPause);
    },
    choose: (part: Partial<Filters>) => window.history.pushState(null, "", change(part)),
    clear: () => window.history.pushState(null, "", change(noFilters)),
  };
}
