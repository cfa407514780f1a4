import { type PageEntry, registry } from "./page-registry.ts";

/** The name of one of the screens that the registry lists. */
export type PageId = (typeof registry)[number]["id"];

export interface Page extends PageEntry {
  id: PageId;
  parent?: PageId;
}

/** All screens with an address of their own. Routes, prerendering, navigation, sitemap and tests follow from it. */
export const pages: readonly Page[] = registry;

const byId = new Map(pages.map((page) => [page.id, page]));

/**
 * @param id a page of the registry
 * @returns its entry
 */
export function pageById(id: PageId): Page {
  // Every PageId is a key: both come from the registry.
  return byId.get(id) as Page;
}

/**
 * @param id a page of the registry
 * @returns its address on this site, such as `/services/cop9`
 */
export function pathOf(id: PageId): string {
  return pageById(id).path;
}

/**
 * @param id a page of the registry
 * @returns the pages on the way to it, home first and itself last
 */
export function trailTo(id: PageId): Page[] {
  const page = pageById(id);
  return id === "home" ? [page] : [...trailTo(page.parent ?? "home"), page];
}

/** The address that the not-found screen is rendered at before it becomes `404.html`. */
export const notFoundPath = "/404";

/**
 * The lead form that the site itself provides while the firm has no account with a provider: a
 * document for the inline frame on /contact, without header and footer. Not one of the screens.
 */
export const leadFormPage = {
  path: "/lead-form",
  route: "app/pages/lead-form.tsx",
  /** Its embed script, as a provider has one. */
  script: "/lead-form-embed.js",
} as const;

/** What hosts answer with when they fail themselves: the file that stands in for any page. */
export const failurePage = { path: "/500", route: "app/pages/failure/failure.tsx" } as const;

/** The route of all addresses of the blog: of its articles, and of those that have none, or none yet. */
export const standInRoute = {
  path: "/blog/:slug",
  route: "app/pages/article/guide.tsx",
  /** The article that stands in where there is none. */
  article: "allowable-expenses-for-rental-income",
  /** The document that hosts answer such an address with. */
  document: "/blog/stand-in",
} as const;

/**
 * @param slug an article's id
 * @returns its address on this site
 */
export function articlePath(slug: string): string {
  return `${pathOf("blog")}/${slug}`;
}

/** @returns every document of the site by the articles' ids: one that is not written yet has one too, in which another stands in */
export function documentsOf(
  slugs: readonly string[],
): { path: string; route: string; bare?: true }[] {
  return [
    ...pages,
    ...slugs.map((slug) => ({ path: articlePath(slug), route: standInRoute.route })),
    { path: standInRoute.document, route: standInRoute.route },
    { path: notFoundPath, route: "app/pages/not-found/not-found.tsx" },
    { ...leadFormPage, bare: true },
    { ...failurePage, bare: true },
  ];
}
