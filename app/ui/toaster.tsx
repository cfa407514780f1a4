import { lazy, Suspense, useEffect, useState } from "react";
import { onToasterWanted } from "~/lib/notify";

const SonnerToaster = lazy(() => import("./sonner-toaster"));

/** The place where toasts appear; loaded when the first one is wanted. */
export function Toaster() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onToasterWanted(() => setWanted(true)), []);
  return (
    wanted && (
      <Suspense>
        <SonnerToaster />
      </Suspense>
    )
  );
}
