import { internalLink } from "./internal-link";

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

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return Boolean(connection?.saveData) || matchMedia("(prefers-reduced-data: reduce)").matches;
}
