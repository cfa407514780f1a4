import type { Notice } from "./toaster";

let show: ((notice: Notice) => void) | undefined;
const waiting: Notice[] = [];

/**
 * Shows a toast. The toaster is mounted when the first one is wanted; none is lost meanwhile, and if it
 * cannot be loaded, the browser itself says what there is to say.
 *
 * @param text one sentence
 * @param tone green for what worked, red for what did not
 */
export async function notify(text: string, tone: Notice["tone"] = "success") {
  if (show) return show({ text, tone });
  waiting.push({ text, tone });
  if (waiting.length > 1) return;
  try {
    const { mountToaster } = await import("./toaster");
    mountToaster(takeNotices);
  } catch {
    for (const notice of waiting.splice(0)) window.alert(notice.text);
  }
}

/** The toaster takes over the toasts, those that waited first, for as long as the document is there. */
function takeNotices(display: (notice: Notice) => void) {
  show = display;
  waiting.splice(0).forEach(display);
}
