/**
 * @param target what an event happened on
 * @returns the link around it, if it leads to a page of this site in this tab, not to a place on the
 *   page that is shown
 */
export function internalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest("a");
  if (!link || link.origin !== window.location.origin) return;
  if (link.target || link.hasAttribute("download") || /\.[a-z0-9]+$/i.test(link.pathname)) return;
  const { pathname, search } = window.location;
  const isHere = link.pathname === pathname && link.search === search;
  return isHere && link.hash ? undefined : link;
}
