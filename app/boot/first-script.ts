import { pendingKey } from "./pending-address";

/**
 * An inline script for the head, which works also where no other code arrives:
 * - Where the browser denies storage, the tab has one that keeps nothing: the router's own inline script
 *   would fail on it.
 * - If the page's code does not come or does not run, the page becomes what it is in a browser without
 *   script: what needs script goes (`unscripted:` in the styles), what `<noscript>` holds comes. Errors
 *   of others (a picture, an extension) are no reason.
 * - A page that was reloaded on the way to another one opens that one (`pending-address.ts`), as a step of
 *   its own in the history. Reloaded in the moment in which it arrives there, it is a reload like others.
 * - Of questions that share a name one is open; newer browsers have seen to it before.
 */
export const firstScript = `{
  try { sessionStorage } catch {
    Object.defineProperty(window, "sessionStorage", { value: { getItem() {}, setItem() {}, removeItem() {} } });
  }
  const { dataset } = document.documentElement;
  const fallAsleep = () => {
    if ("awake" in dataset || "asleep" in dataset) return;
    dataset.asleep = "";
    for (const part of document.querySelectorAll("noscript")) part.outerHTML = part.textContent;
  };
  const isCode = ({ target, filename = "" }) => target.type === "module" || filename.includes("/assets/");
  addEventListener("error", (event) => { if (isCode(event)) fallAsleep(); }, true);
  addEventListener("unhandledrejection", ({ reason }) => { if (reason instanceof TypeError) fallAsleep(); });
  try {
    const pending = sessionStorage.getItem("${pendingKey}");
    sessionStorage.removeItem("${pendingKey}");
    const [visit] = performance.getEntriesByType("navigation");
    if (pending && visit.type === "reload" && new URL(pending, location).href !== location.href) {
      history.pushState(null, "", pending);
      location.reload();
    }
  } catch {}
  addEventListener("toggle", ({ target }) => {
    if (target.open) for (const one of document.getElementsByName(target.getAttribute("name"))) one.open = one === target;
  }, true);
}`;
