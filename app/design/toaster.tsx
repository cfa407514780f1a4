import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import { Toaster, toast } from "sonner";
import { TOAST } from "~/site/constants";

const lines = { success: "border-l-green", error: "border-l-red" };
const offset = { bottom: "var(--toast-bottom)" };
// Inline: its stylesheet, in no layer, has another one.
const typeface = { fontFamily: "var(--font-sans)" };

/** What a toast says. How long it stays: `TOAST` in `site/constants.ts`. */
export interface Notice {
  text: string;
  tone: "success" | "error";
}

interface SiteToasterProps {
  /** Is handed what shows a toast. */
  takeNotices: (display: (notice: Notice) => void) => void;
}

/** Puts the place where toasts appear into the document. */
export function mountToaster(takeNotices: SiteToasterProps["takeNotices"]) {
  const place = document.body.appendChild(document.createElement("div"));
  createRoot(place).render(<SiteToaster takeNotices={takeNotices} />);
}

/** Sonner in the site's clothes: a sheet with a green or red rule on its left; Escape takes it away. */
function SiteToaster({ takeNotices }: SiteToasterProps) {
  useEffect(() => {
    // A screen reader tells what is added to a live region, not what came together with it.
    const timer = setTimeout(() => {
      takeNotices(({ text, tone }) => {
        toast[tone](<ToastText>{text}</ToastText>, {
          icon: null,
          classNames: { toast: lines[tone] },
        });
      });
    }, TOAST.headStart);
    return () => clearTimeout(timer);
  }, [takeNotices]);

  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === "Escape") toast.dismiss();
    };
    document.addEventListener("keydown", dismiss);
    return () => document.removeEventListener("keydown", dismiss);
  }, []);

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
