import { safeDecode } from "./safe-decode";

/** On the not-found screen, which is one file for every address: shows the path that was asked for, and logs it. */
export function sayMissingPath() {
  const place = document.querySelector("[data-missing-path]");
  if (!place) return;
  place.textContent = safeDecode(location.pathname);
  console.warn(`404: no page at ${location.pathname}`);
}
