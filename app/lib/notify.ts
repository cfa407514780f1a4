type Tone = "success" | "error";

interface Notice {
  text: string;
  tone: Tone;
}

let show: ((notice: Notice) => void) | undefined;
const waiting: Notice[] = [];
let onWanted: (() => void) | undefined;

/**
 * Shows a toast. The toaster is loaded when the first one is wanted; none is lost meanwhile.
 *
 * @param text one sentence
 * @param tone green for what worked, red for what did not
 */
export function notify(text: string, tone: Tone = "success") {
  if (show) show({ text, tone });
  else {
    waiting.push({ text, tone });
    onWanted?.();
  }
}

/**
 * For the root: called when the first toast is wanted.
 *
 * @param callback loads the toaster
 * @returns stops listening
 */
export function onToasterWanted(callback: () => void) {
  onWanted = callback;
  if (waiting.length > 0) callback();
  return () => {
    onWanted = undefined;
  };
}

/**
 * For the toaster: takes over the toasts, those that waited first.
 *
 * @param display shows one toast
 * @returns hands them back
 */
export function takeNotices(display: (notice: Notice) => void) {
  show = display;
  waiting.splice(0).forEach(display);
  return () => {
    show = undefined;
  };
}
