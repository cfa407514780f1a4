import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { canonicalPath } from "./config/canonical-path";
import { keepLines } from "./lib/keep-lines";
import { guardHistory, navigationGuard } from "./lib/navigation-guard";
import { listenSparingly } from "./lib/sparing-listeners";

// A host without our redirects may serve a page at its file's address; the router must not see that
// address, or it would render another page over this one.
const { pathname, search, hash } = window.location;
const canonical = canonicalPath(pathname);
if (canonical !== pathname) {
  window.history.replaceState(window.history.state, "", canonical + search + hash);
}

guardHistory();
window.fontsLoaded?.then(keepLines).catch(window.showFonts);

const page = (
  <StrictMode>
    <HydratedRouter useTransitions={false} instrumentations={[navigationGuard]} />
  </StrictMode>
);
listenSparingly(() => startTransition(() => void hydrateRoot(document, page)));
