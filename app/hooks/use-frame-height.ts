import { useEffect, useRef } from "react";
import type { HeightReport } from "~/lib/frame-messages";

/**
 * For a document in a frame: tells the page around it how tall the content is, at once, whenever
 * that changes, and whenever the embed script asks.
 *
 * @returns a ref for the element that holds the content
 */
export function useFrameHeight() {
  const content = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = content.current;
    if (!element || window.parent === window) return;
    const { origin } = window.location;
    // A block, not an expression: WebKit makes a tail call of what is returned, and then names the
    // page around the frame as the sender.
    const report = () => {
      const height = Math.ceil(element.getBoundingClientRect().height);
      window.parent.postMessage(
        { type: "lead-form:height", height } satisfies HeightReport,
        origin,
      );
    };
    const answer = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== window.parent) return;
      if (event.data?.type === "lead-form:hello") report();
    };
    const observer = new ResizeObserver(report);
    observer.observe(element);
    // Out of sight, a browser lets the observer wait.
    report();
    window.addEventListener("message", answer);
    return () => {
      observer.disconnect();
      window.removeEventListener("message", answer);
    };
  }, []);

  return content;
}
