import { useEffect, useState } from "react";

/**
 * For what is heavy and can wait until the page has woken up, or has been shown, in full.
 *
 * @returns false in the prerendered HTML and at first; true once the browser has nothing else to do
 */
export function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false);

  useEffect(() => {
    const begin = () => setQuiet(true);
    if (!window.requestIdleCallback) {
      const timer = setTimeout(begin);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(begin, { timeout: 500 });
    return () => cancelIdleCallback(request);
  }, []);

  return isQuiet;
}
