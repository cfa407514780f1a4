import { useEffect } from "react";
import { useLocation } from "react-router";
import { internalLink } from "./internal-link";
import { fetchAhead } from "./navigation-guard";

/** How long a pointer rests on a link before that counts as intent, in milliseconds. */
const restsFor = 100;

/**
 * Fetches a page's code when the visitor is about to follow a link to it, or as soon as a link marked
 * `data-fetch-ahead` is in sight; never if they have asked for reduced data. The router's own
 * prefetching reloads the page that is read when the code is gone.
 */
export function useFetchAhead() {
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own links
  useEffect(() => {
    if (wantsReducedData()) return;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && target instanceof HTMLAnchorElement) fetchAhead(target.href);
      }
    });
    for (const link of document.querySelectorAll("a[data-fetch-ahead]")) observer.observe(link);
    return () => observer.disconnect();
  }, [pathname]);

  useEffect(() => {
    if (wantsReducedData()) return;
    let timer: ReturnType<typeof setTimeout>;
    const intend = (event: Event) => {
      clearTimeout(timer);
      const link = internalLink(event.target);
      if (!link) return;
      const isFinger = event instanceof PointerEvent && event.pointerType === "touch";
      timer = setTimeout(() => fetchAhead(link.href), isFinger ? 0 : restsFor);
    };
    const intents = ["pointerover", "focusin"];
    for (const type of intents) document.addEventListener(type, intend);
    return () => {
      clearTimeout(timer);
      for (const type of intents) document.removeEventListener(type, intend);
    };
  }, []);
}

function wantsReducedData(): boolean {
  const { connection } = navigator as { connection?: { saveData: boolean } };
  return connection?.saveData || window.matchMedia("(prefers-reduced-data: reduce)").matches;
}
