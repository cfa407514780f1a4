import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { settleAddress } from "./boot/settle-address";

if (settleAddress()) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        {/* A page that has been asked for is shown at once, not when the browser finds time. */}
        <HydratedRouter useTransitions={false} />
      </StrictMode>,
    );
  });
}
