import articles from "virtual:articles";
import type { ComponentType, ReactNode } from "react";
import { documentsOf } from "~/site/pages";

/** What a route's file exports: the screen, and what the document's head says of it. */
interface RouteModule {
  default: ComponentType<{ path: string }>;
  meta: (path: string) => ReactNode;
}

/** An address, and the file that shows it. */
export interface Route {
  path: string;
  load: () => Promise<RouteModule>;
  /** Whether it stands without the site's header and footer. */
  bare?: boolean | undefined;
}

const files = import.meta.glob<RouteModule>("/app/pages/**/*.tsx");

export const routes: readonly Route[] = documentsOf(articles.map(({ slug }) => slug)).map(
  ({ path, route, bare }) => {
    const load = files[`/${route}`];
    if (!load) throw new Error(`There is no file ${route}`);
    return { path, load, bare };
  },
);
