import { useEffect } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Toaster, toast } from "sonner";
import { TOAST } from "~/site/constants";

const lines = { success: "border-l-green", error: "border-l-red" };
const offset = { bottom: "var(--toast-bottom)" };
// Inline: its stylesheet, in no layer, has another one.
const typeface = { fontFamily: "var(--font-sans)" };

/** Green or red. */
export type Tone = keyof typeof lines;

/**
 * Puts the place where toasts appear into the document.
 *
 * @returns what shows a toast, once it can: a screen reader tells what is added to a live region, not what came
 *   together with it
 */
export function mountToaster() {
  const place = document.body.appendChild(document.createElement("div"));
  flushSync(() => createRoot(place).render(<SiteToaster />));
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") toast.dismiss();
  });
  return new Promise<typeof show>((resolve) => setTimeout(resolve, TOAST.headStart, show));
}

/** How long it stays: `TOAST` in `site/constants.ts`. */
function show(text: string, tone: Tone) {
  const classNames = { toast: lines[tone] };
  toast[tone](<ToastText>{text}</ToastText>, { icon: null, classNames });
}

/** Sonner in the site's clothes: a sheet with a green or red rule on its left; Escape takes it away. */
function SiteToaster() {
  return (
    <Toaster
      theme="system"
      visibleToasts={TOAST.visible}
      duration={TOAST.duration}
      hotkey={[...TOAST.hotkey]}
      position="bottom-right"
      offset={offset}
      mobileOffset={offset}
      style={typeface}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: "w-full rounded-sm border-2 border-l-4 border-ink bg-sheet px-4 py-3 text-small",
          title: "font-semibold",
        },
      }}
    />
  );
}

/** On arriving, moves what has the keyboard's focus out from under the toast. */
function ToastText({ children }: { children: string }) {
  useEffect(() => {
    document.querySelector(":focus-visible")?.scrollIntoView({ block: "nearest" });
  }, []);
  return children;
}
