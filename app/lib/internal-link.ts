/**
 * @param target what an event happened on
 * @returns the link around it, if it leads to another page of this site and opens it in this tab
 */
export function internalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest("a");
  if (!link || link.origin !== window.location.origin) return;
  if (link.target || link.hasAttribute("download") || /\.[a-z0-9]+$/i.test(link.pathname)) return;
  const { pathname, search } = window.location;
  return link.pathname === pathname && link.search === search ? undefined : link;
}
