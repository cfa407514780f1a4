type Tone = "success" | "error";

interface Notice {
  text: string;
  tone: Tone;
}

let show: ((notice: Notice) => void) | undefined;
let load: (() => Promise<void>) | undefined;
const waiting: Notice[] = [];

/**
 * Shows a toast. The toaster is loaded when the first one is wanted; none is lost meanwhile, and if it
 * cannot be loaded, the browser itself says what there is to say.
 *
 * @param text one sentence
 * @param tone green for what worked, red for what did not
 */
export function notify(text: string, tone: Tone = "success") {
  if (show) return show({ text, tone });
  waiting.push({ text, tone });
  load?.().catch(() => {
    for (const notice of waiting.splice(0)) window.alert(notice.text);
  });
}

/**
 * For the root: what to do when a toast is wanted.
 *
 * @param loadToaster loads the toaster
 */
export function onToasterWanted(loadToaster: () => Promise<void>) {
  load = loadToaster;
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
