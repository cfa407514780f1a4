/*
 * After a deploy an open tab asks for code that is gone. The router then reloads the page that is
 * shown, and the click that it was for would be lost. So the address that a click leads to is written
 * down until it is shown; a page that was reloaded meanwhile opens it as a document, once.
 */

const key = "pending-address";

/** @param address where the visitor is going, a path on this site; nothing once they are there */
export function setPendingAddress(address?: string) {
  try {
    if (address) sessionStorage.setItem(key, address);
    else sessionStorage.removeItem(key);
  } catch {
    // Where storage is denied, a click after a deploy needs a second one.
  }
}

/** @returns whether the page was reloaded on the way to another one, which is opened now */
export function openPendingAddress(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  let address: string | null = null;
  try {
    address = sessionStorage.getItem(key);
  } catch {}
  setPendingAddress();
  if (!address || visit?.type !== "reload") return false;
  window.location.replace(address);
  return true;
}
