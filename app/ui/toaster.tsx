import { type ComponentType, useEffect, useState } from "react";
import { TOAST } from "~/config/constants";
import { onToasterWanted, takeNotices } from "~/lib/notify";

/** The place where toasts appear; loaded when the first one is wanted. */
export function Toaster() {
  const [wanted, setWanted] = useState(false);
  const [Toasts, setToasts] = useState<ComponentType>();

  useEffect(() => onToasterWanted(() => setWanted(true)), []);
  useEffect(() => {
    if (!wanted) return;
    import("./sonner-toaster").then(
      ({ SonnerToaster }) => setToasts(() => SonnerToaster),
      () => setToasts(() => PlainToaster),
    );
  }, [wanted]);

  return Toasts && <Toasts />;
}

/** When the toaster itself cannot be loaded (offline, say): the last toast as a plain line. */
function PlainToaster() {
  const [text, setText] = useState("");

  useEffect(() => takeNotices((notice) => setText(notice.text)), []);
  useEffect(() => {
    if (!text) return;
    const timer = setTimeout(() => setText(""), TOAST.duration);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <p
      role="status"
      className="fixed inset-x-4 bottom-(--toast-bottom) z-50 rounded-sm border border-l-4 border-ink bg-sheet px-4 py-3 text-small font-semibold empty:hidden lg:left-auto lg:w-96"
    >
      {text}
    </p>
  );
}
