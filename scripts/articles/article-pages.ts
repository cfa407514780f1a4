import type { ArticlePage, ListedArticle } from "../../app/content/types.ts";
import type { Article } from "./read-articles.ts";

/** The article that stands in where there is none, or none yet. */
const standInSlug = "allowable-expenses-for-rental-income";

/** How many articles are offered below another one. */
const relatedCount = 3;

/**
 * @param articles every article
 * @returns each as lists show it, in the same order
 * @throws Error if the article that stands in for others has no body
 */
export function listArticles(articles: readonly Article[]): ListedArticle[] {
  const standIn = standInOf(articles);
  return articles.map(({ slug, title, excerpt, category, date, image, minutes }) => {
    const readMinutes = minutes ?? standIn.minutes ?? 0;
    return { slug, title, excerpt, category, date, image, readMinutes };
  });
}

/**
 * What each address of the blog shows.
 *
 * @param articles every article
 * @returns the pages by slug; under the empty slug, the page of every address that is not listed
 * @throws Error if the article that stands in for others has no body
 */
export function articlePages(articles: readonly Article[]): Record<string, ArticlePage> {
  const standIn = standInOf(articles);
  const list = listArticles(articles);
  const page = ({ html, headings, ...article }: Article, standsIn: boolean): ArticlePage => ({
    article,
    standsIn,
    body: { html, headings },
    related: relatedTo(article, list),
  });
  return Object.fromEntries([
    ["", page(standIn, false)],
    ...articles.map((article) => [
      article.slug,
      article.minutes ? page(article, false) : page(standIn, true),
    ]),
  ]);
}

function standInOf(articles: readonly Article[]): Article {
  const standIn = articles.find(({ slug }) => slug === standInSlug);
  if (!standIn?.minutes)
    throw new Error(`The article ${standInSlug} must have a body: it stands in for others.`);
  return standIn;
}

/** The same category first, then the newest. */
function relatedTo(
  { slug, category }: Pick<Article, "slug" | "category">,
  list: readonly ListedArticle[],
): ListedArticle[] {
  const others = list.filter((other) => other.slug !== slug);
  const [same, rest] = [true, false].map((wanted) =>
    others.filter((other) => (other.category === category) === wanted),
  );
  return [...(same ?? []), ...(rest ?? [])].slice(0, relatedCount);
}
