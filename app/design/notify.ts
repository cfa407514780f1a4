import type { Tone } from "./toaster";

let toaster: Promise<(text: string, tone: Tone) => void> | undefined;

/**
 * Shows a toast. The toaster is mounted when the first one is wanted; none is lost meanwhile, and if it
 * cannot be loaded, the browser itself says what there is to say.
 *
 * @param text one sentence
 * @param tone green for what worked, red for what did not
 */
export async function notify(text: string, tone: Tone = "success") {
  try {
    toaster ??= import("./toaster").then(({ mountToaster }) => mountToaster());
    (await toaster)(text, tone);
  } catch {
    toaster = undefined;
    window.alert(text);
  }
}
