import { movedPages } from "../config/moved-pages";
import { leadFormPage, notFoundPath, pages, standInRoute } from "../config/pages";
import { addressOf, listAddresses } from "./address-of";

const own = [...pages.map(({ path }) => path), leadFormPage.path];
const known = listAddresses(own, movedPages);

/** Documents that a host sends at many addresses. */
const shared: readonly string[] = [notFoundPath, standInRoute.document];

/**
 * @param pathname path of a link to this site
 * @returns the address of the page that it is meant for, or the path as it is
 */
export function settledPath(pathname: string): string {
  return addressOf(pathname, known) ?? pathname;
}

/**
 * Before the router looks at the address, makes sure that it is the document's own (`data-address`): for
 * any other one, the router would render another page over this one. A page puts its address into the bar.
 * The not-found screen and the stand-in, which answer for many addresses, open the page that was meant, if
 * there is one; if not, they keep what was asked for in the bar.
 *
 * @returns what the page calls once it is awake; nothing if the browser is on its way to another document
 */
export function settleAddress(): (() => void) | undefined {
  const { href, pathname, search, hash } = window.location;
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // Back or Forward was pressed before the page was awake: the address has changed, the page has not.
  if (visit && new URL(visit.name).pathname !== pathname) {
    window.location.reload();
    return;
  }
  const { address = pathname } = document.documentElement.dataset;
  const meant = settledPath(pathname);
  // A host that leads back here is not asked again.
  const isBack = document.referrer === href.replace(/#.*/, "");
  if (shared.includes(address) && meant !== pathname && !isBack) {
    window.location.replace(meant + search + hash);
    return;
  }
  if (address !== pathname) {
    window.history.replaceState(window.history.state, "", address + search + hash);
  }
  return () => {
    if (!shared.includes(address) || address === pathname) return;
    // As the router's own masks do, so that it finds the same screen again on the way back.
    const masked = { pathname: address, search, hash };
    window.history.replaceState({ ...window.history.state, masked }, "", href);
  };
}
