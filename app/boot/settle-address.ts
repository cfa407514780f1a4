import { canonicalPath } from "./canonical-path";

/**
 * Before the router looks at the address, makes sure that it is the document's own: the router would
 * render another page over this one.
 *
 * @returns whether the page may wake up; false if the browser is on its way to another document
 */
export function settleAddress(): boolean {
  const { pathname, search, hash } = window.location;
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // Back or Forward was pressed before the page was awake: the address has changed, the page has not.
  if (visit && new URL(visit.name).pathname !== pathname) {
    window.location.reload();
    return false;
  }
  // A host without our redirects may serve a page at its file's address.
  const canonical = canonicalPath(pathname);
  if (canonical !== pathname) {
    window.history.replaceState(window.history.state, "", canonical + search + hash);
  }
  return true;
}
