import { type ComponentType, useEffect, useState } from "react";
import { onToasterWanted } from "~/lib/notify";

/** The place where toasts appear; loaded when the first one is wanted. */
export function Toaster() {
  const [Toasts, setToasts] = useState<ComponentType>();

  useEffect(
    () =>
      onToasterWanted(async () => {
        const { SonnerToaster } = await import("./sonner-toaster");
        setToasts(() => SonnerToaster);
      }),
    [],
  );

  return Toasts && <Toasts />;
}
