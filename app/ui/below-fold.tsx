import { type ReactNode, useDeferredValue, useState } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * What of a page stands below its hero. When a link is followed, the hero is painted first, and this
 * comes a frame or two after. Not in a document, on the way back, or when a part of the page is asked
 * for: the place to scroll to is known only from the whole.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const type = useNavigationType();
  const { hash } = useLocation();
  const [atOnce] = useState(type === "POP" || hash !== "");
  const arrived = useDeferredValue(true, atOnce);
  return arrived ? children : <div className="h-screen" />;
}
