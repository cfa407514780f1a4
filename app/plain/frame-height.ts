/**
 * For a document in a frame: tells the page around it how tall its content is, whenever that changes and
 * whenever the embed script asks.
 */
export function reportHeight() {
  const content = document.querySelector<HTMLElement>("[data-embedded]");
  if (!content || parent === window) return;
  // A block, not an expression: WebKit makes a tail call of what is returned, and then names the page
  // around the frame as the sender.
  const report = () => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    parent.postMessage({ type: "lead-form:height", height }, location.origin);
  };
  addEventListener("message", ({ origin, source, data }) => {
    if (origin !== location.origin || source !== parent) return;
    if (data?.type === "lead-form:hello") report();
  });
  growWithPage();
  addEventListener("resize", growWithPage);
  new ResizeObserver(report).observe(content);
  // Out of sight, a browser lets the observer wait.
  report();
}

/** The page around the frame grows on a wide screen (`base.css`); the frame is too narrow to know. */
function growWithPage() {
  const page = frameElement?.ownerDocument.documentElement;
  if (page) document.documentElement.style.fontSize = getComputedStyle(page).fontSize;
}
