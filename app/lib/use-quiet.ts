import { useEffect, useState } from "react";

/** How long a busy browser is waited for, in milliseconds. */
const timeout = 500;

/**
 * For what is heavy and can wait until the page has woken up, or has been shown, in full.
 *
 * @returns false in the prerendered HTML and at first; true once the browser has nothing else to do
 */
export function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => whenQuiet(() => setQuiet(true)), []);
  return isQuiet;
}

/**
 * @param callback called once the browser has nothing else to do, or is busy for too long
 * @returns prevents the call
 */
export function whenQuiet(callback: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback, { timeout });
  return () => cancelIdleCallback(request);
}
