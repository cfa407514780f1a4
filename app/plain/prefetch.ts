/**
 * Where a browser knows no speculation rules, the first sign on a link fetches its page ahead. Nothing for
 * a visitor who saves data.
 */
export function prefetchOnSign() {
  if (HTMLScriptElement.supports?.("speculationrules") || savesData()) return;
  const asked = new Set([location.href.split("#")[0]]);
  const prefetch = ({ target }: Event) => {
    const address = internalLink(target)?.href.split("#")[0];
    if (!address || asked.has(address)) return;
    asked.add(address);
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "prefetch", href: address }),
    );
  };
  for (const sign of ["pointerover", "touchstart", "focusin"]) {
    addEventListener(sign, prefetch, { passive: true });
  }
}

/** The link around what an event happened on, if it leads to another page of this site in this tab. */
function internalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest("a");
  if (!link || link.origin !== window.location.origin) return;
  if (link.target || link.hasAttribute("download") || /\.[a-z0-9]+$/i.test(link.pathname)) return;
  const { pathname, search } = window.location;
  const isHere = link.pathname === pathname && link.search === search;
  return isHere && link.hash ? undefined : link;
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return Boolean(connection?.saveData) || matchMedia("(prefers-reduced-data: reduce)").matches;
}
