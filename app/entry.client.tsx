import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { canonicalPath } from "./boot/canonical-path";
import { openPendingAddress } from "./boot/pending-address";

// A host without our redirects may serve a page at its file's address; the router must not see that
// address, or it would render another page over this one.
const { pathname, search, hash } = window.location;
const canonical = canonicalPath(pathname);
if (canonical !== pathname) {
  window.history.replaceState(window.history.state, "", canonical + search + hash);
}

if (!openPendingAddress()) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}
