import { useEffect, useRef } from "react";

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
    // A block, not an expression: of a call that is returned, WebKit names the page around the frame
    // as the sender.
    const report = () => {
      window.parent.postMessage(
        { type: "lead-form:height", height: Math.ceil(element.getBoundingClientRect().height) },
        window.location.origin,
      );
    };
    const answer = ({ data, source }: MessageEvent) => {
      if (source === window.parent && data?.type === "lead-form:hello") report();
    };
    const observer = new ResizeObserver(report);
    observer.observe(element);
    window.addEventListener("message", answer);
    return () => {
      observer.disconnect();
      window.removeEventListener("message", answer);
    };
  }, []);

  return content;
}
