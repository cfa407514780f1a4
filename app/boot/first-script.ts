import { pendingKey } from "./pending-address";

/**
 * An inline script for the head, which works also where no other code arrives:
 * - If the page's code does not come or does not run, the page becomes what it is in a browser without
 *   script: what needs script goes (`unscripted:` in the styles). A picture that is missing is no reason.
 * - A page that was reloaded on the way to another one opens that one (`pending-address.ts`).
 */
export const firstScript = `{
  const { dataset } = document.documentElement;
  const fallAsleep = () => { if (!("awake" in dataset)) dataset.asleep = ""; };
  addEventListener("error", ({ target }) => { if (target.localName !== "img") fallAsleep(); }, true);
  addEventListener("unhandledrejection", fallAsleep);
  try {
    const pending = sessionStorage.getItem("${pendingKey}");
    sessionStorage.removeItem("${pendingKey}");
    const [visit] = performance.getEntriesByType("navigation");
    if (pending && visit.type === "reload") location.replace(pending);
  } catch {}
}`;
