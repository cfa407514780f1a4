import pages from "virtual:article-pages";
import { articlePath } from "~/config/pages";
import type { ArticlePage } from "~/content/types";

/** Where a document keeps its article: what surrounds the text, as data, and the text itself. */
export const articleParts = { data: "article-data", text: "article-text" } as const;

const known = new Map<string, ArticlePage>();
const loading = new Map<string, Promise<void>>();

/**
 * @param slug the last part of an address of the blog
 * @returns what that address shows. In a browser it is either loaded, or in the document that is
 *   waking up.
 */
export function articlePageAt(slug: string): ArticlePage {
  // The build has a page under the empty slug: it stands in for every unknown one.
  if (import.meta.env.SSR) return (pages[slug] ?? pages[""]) as ArticlePage;
  const page = known.get(slug) ?? readArticlePage(document);
  known.set(slug, page);
  return page;
}

/**
 * @param page what an address of the blog shows
 * @returns the part of it that the document does not hold as text, for a script element of type JSON
 */
export function articleData({ body: { headings }, ...page }: ArticlePage): string {
  return JSON.stringify({ ...page, headings }).replaceAll("<", "\\u003c");
}

/**
 * Loads what an address of the blog shows from that address itself, once.
 *
 * @param slug the last part of the address
 * @throws Error if it cannot be had, or the document holds no article
 */
export function loadArticlePage(slug: string): Promise<void> {
  if (known.has(slug)) return Promise.resolve();
  const load = loading.get(slug) ?? fetchArticlePage(slug).finally(() => loading.delete(slug));
  loading.set(slug, load);
  return load;
}

async function fetchArticlePage(slug: string) {
  const response = await fetch(articlePath(encodeURIComponent(slug)));
  const html = await response.text();
  known.set(slug, readArticlePage(new DOMParser().parseFromString(html, "text/html")));
}

function readArticlePage(document: Document): ArticlePage {
  const data = document.getElementById(articleParts.data)?.textContent;
  const text = document.getElementById(articleParts.text);
  if (!data || !text) throw new Error("The document holds no article.");
  const { headings, ...page } = JSON.parse(data);
  return { ...page, body: { html: text.innerHTML, headings } };
}
