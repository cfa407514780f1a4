import { useCallback, useEffect, useState } from "react";

/**
 * The query of the page's address, kept in step with the history. Nothing at first, as in the prerendered
 * page, which knows no query.
 *
 * @returns the query, whether the visitor's back or forward button brought it, and a way to
 *   change it, in a new entry of the history or in the place of the last
 */
export function useAddressQuery() {
  const [address, setAddress] = useState({ query: new URLSearchParams(), isReturn: false });

  useEffect(() => {
    const read = (isReturn: boolean) =>
      setAddress({ query: new URLSearchParams(window.location.search), isReturn });
    const onReturn = () => read(true);
    read(false);
    window.addEventListener("popstate", onReturn);
    return () => window.removeEventListener("popstate", onReturn);
  }, []);

  const setQuery = useCallback((query: URLSearchParams, replace: boolean) => {
    const { pathname } = window.location;
    const href = query.size > 0 ? `${pathname}?${query}` : pathname;
    window.history[replace ? "replaceState" : "pushState"](null, "", href);
    setAddress({ query, isReturn: false });
  }, []);

  return { ...address, setQuery };
}
