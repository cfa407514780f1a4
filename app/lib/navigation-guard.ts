import { useSyncExternalStore } from "react";
import {
  type ClientInstrumentation,
  matchRoutes,
  type Params,
  type RouteObject,
} from "react-router";

/** What the framework keeps in the window of a page that is awake. */
declare global {
  interface Window {
    __reactRouterDataRouter?: { routes: RouteObject[] };
    __reactRouterManifest: { routes: Record<string, { module: string; imports: string[] }> };
    __reactRouterRouteModules: Record<string, RouteModule>;
  }
}

interface RouteModule {
  /** `prepare` fetches what the page needs beside its own code. */
  handle?: { prepare?: (params: Params) => Promise<unknown> };
}

/** An address that could not be reached, and a way to try it again. */
interface Unreached {
  retry: () => void;
}

let unreached: Unreached | undefined;
const listeners = new Set<() => void>();
/** The navigation that counts: a later click makes an earlier one void. */
let latest = 0;

/** @returns the address that could not be reached just now, until a navigation works again */
export function useUnreached(): Unreached | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => unreached,
    () => undefined,
  );
}

/** Forgets the address that could not be reached. */
export function dismissUnreached() {
  setUnreached(undefined);
}

function setUnreached(value: Unreached | undefined) {
  unreached = value;
  for (const listener of listeners) listener();
}

/**
 * Fetches a page's code before the router leaves the page that is shown. If it is gone, because the
 * site was deployed anew during the visit, the browser loads the address as a document instead: once,
 * for a document needs no code to be read. If nothing answers at all, the page stays as it is, with
 * all that was typed into it. The router by itself would reload the page and forget the click.
 */
export const navigationGuard: ClientInstrumentation = {
  router(router) {
    router.instrument({
      async navigate(go, { to }) {
        if (typeof to === "string") {
          const href = new URL(to, window.location.href).href;
          await prepared(href, () => window.location.assign(href));
        }
        await go();
      },
    });
  },
};

/** The same for Back and Forward, where the address has changed already. Call it before the router starts. */
export function guardHistory() {
  let ready = false;
  window.addEventListener("popstate", async (event) => {
    if (ready || wants(window.location.href).length === 0) return;
    event.stopImmediatePropagation();
    await prepared(window.location.href, () => window.location.reload());
    ready = true;
    window.dispatchEvent(new PopStateEvent("popstate", { state: event.state }));
    ready = false;
  });
}

/** Settles when the page at the address can be shown; never, if it cannot, or a later click counts. */
function prepared(href: string, leave: () => void): Promise<void> {
  latest += 1;
  const own = latest;
  return new Promise((resolve) => {
    const attempt = async () => {
      try {
        await Promise.all(wants(href).map((fetchIt) => fetchIt()));
      } catch {
        const there = await answers(href);
        if (own !== latest) return;
        if (there) leave();
        else setUnreached({ retry: attempt });
        return;
      }
      if (own !== latest) return;
      dismissUnreached();
      resolve();
    };
    void attempt();
  });
}

/**
 * Fetches a page's code before anybody asks for it. Nothing happens if it cannot be had.
 *
 * @param href an address of this site
 */
export function fetchAhead(href: string) {
  Promise.all(wants(href).map((fetchIt) => fetchIt())).catch(() => undefined);
}

/** What fetches the code that the page at an address still needs. */
function wants(href: string): (() => Promise<unknown>)[] {
  const { routes = [] } = window.__reactRouterDataRouter ?? {};
  const matches = matchRoutes(routes, new URL(href)) ?? [];
  return matches.flatMap(({ route: { id = "" }, params }) => {
    const known = window.__reactRouterRouteModules[id];
    if (known) {
      const prepare = known.handle?.prepare;
      return prepare ? () => prepare(params) : [];
    }
    const route = window.__reactRouterManifest.routes[id];
    return route ? () => fetchRoute(id, [route.module, ...route.imports], params) : [];
  });
}

/**
 * Puts the route's module where the router keeps those that it has: so a click on a link to it is
 * answered at once.
 *
 * @param paths the route's module, and what it imports, fetched side by side
 */
async function fetchRoute(id: string, paths: string[], params: Params) {
  const modules = paths.map((path): Promise<RouteModule> => import(/* @vite-ignore */ path));
  const [route = {}] = await Promise.all(modules);
  window.__reactRouterRouteModules[id] = route;
  await route.handle?.prepare?.(params);
}

async function answers(href: string): Promise<boolean> {
  try {
    await fetch(href, { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}
