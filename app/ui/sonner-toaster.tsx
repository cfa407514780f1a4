import { useEffect } from "react";
import { Toaster, toast } from "sonner";
import { TOAST } from "~/config/constants";
import { takeNotices } from "~/lib/notify";
import "sonner/dist/styles.css";

const lines = { success: "border-l-green", error: "border-l-red" };

/** Sonner in the site's clothes: a sheet with a green or red rule on its left. */
export function SonnerToaster() {
  useEffect(
    () =>
      takeNotices(({ text, tone }) => {
        toast[tone](text, { icon: null, classNames: { toast: lines[tone] } });
      }),
    [],
  );

  return (
    <Toaster
      theme="system"
      visibleToasts={TOAST.visible}
      duration={TOAST.duration}
      hotkey={[...TOAST.hotkey]}
      position="bottom-right"
      offset={{ bottom: "24px" }}
      mobileOffset={{ bottom: "96px" }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "w-full rounded-sm border border-l-4 border-ink bg-sheet px-4 py-3 text-small text-ink",
          title: "font-semibold",
        },
      }}
    />
  );
}
