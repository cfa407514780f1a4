import articles from "virtual:articles";
import type { ComponentType, ReactNode } from "react";
import {
  articlePath,
  failurePage,
  leadFormPage,
  notFoundPath,
  pages,
  standInRoute,
} from "~/site/pages";

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
  bare?: boolean;
}

const files = import.meta.glob<RouteModule>("/app/pages/**/*.tsx");

/** Every document of the site. An article that is not written yet has one too, in which another stands in. */
export const routes: readonly Route[] = [
  ...pages.map(({ path, route }) => ({ path, load: loader(route) })),
  ...articles.map(({ slug }) => ({ path: articlePath(slug), load: loader(standInRoute.route) })),
  { path: standInRoute.document, load: loader(standInRoute.route) },
  { path: notFoundPath, load: loader("app/pages/not-found/not-found.tsx") },
  { path: leadFormPage.path, load: loader(leadFormPage.route), bare: true },
  { path: failurePage.path, load: loader(failurePage.route), bare: true },
];

function loader(file: string): Route["load"] {
  const load = files[`/${file}`];
  if (!load) throw new Error(`There is no file ${file}`);
  return load;
}
