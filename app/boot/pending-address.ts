/** Under which the address is kept for the tab. */
export const pendingKey = "pending-address";

/**
 * After a deploy an open tab asks for code that is gone. The router then reloads the page that is shown,
 * and the click that it was for would be lost. So the address that a click leads to is written down until
 * it is shown; a page that was reloaded meanwhile opens it as a document, once (`first-script.ts`). Where
 * storage is denied, such a click needs a second one.
 *
 * @param address where the visitor is going, a path on this site; nothing once they are there
 */
export function setPendingAddress(address?: string) {
  if (address) sessionStorage.setItem(pendingKey, address);
  else sessionStorage.removeItem(pendingKey);
}
