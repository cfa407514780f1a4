import { StrictMode, startTransition, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { settleAddress } from "./boot/settle-address";

function Page({ onAwake }: { onAwake: () => void }) {
  useLayoutEffect(onAwake, [onAwake]);
  // A page that has been asked for is shown at once, not when the browser finds time.
  return <HydratedRouter useTransitions={false} />;
}

const onAwake = settleAddress();
if (onAwake) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Page onAwake={onAwake} />
      </StrictMode>,
    );
  });
}
