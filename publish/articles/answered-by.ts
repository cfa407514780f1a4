import { articlePath, type PageId, pageById, pages } from "../../site/pages.ts";
import type { ArticleBody, ArticleCard } from "../../words/types.ts";

/**
 * @param answeredBy what an article without a text names: the id of a page, or a part of another article, such as
 *   rent#the-heading
 * @returns the address and the name of what answers meanwhile; the part's name is its heading
 */
export function answerOf(
  answeredBy: string | undefined,
  articles: readonly (Pick<ArticleCard, "slug"> & Pick<ArticleBody, "headings">)[],
): ArticleCard["answeredBy"] {
  if (!answeredBy) return undefined;
  if (isPage(answeredBy)) {
    const { path, label } = pageById(answeredBy);
    return { path, label };
  }
  const [slug, anchor] = answeredBy.split("#");
  const part = articles
    .find((article) => article.slug === slug)
    ?.headings.find(({ id }) => id === anchor);
  return { path: articlePath(answeredBy), label: part?.text ?? "" };
}

/** @returns whether a name is that of a page in `site/page-registry.ts` */
export function isPage(name: string): name is PageId {
  return pages.some(({ id }) => id === name);
}

/** @returns whether a name is of the form of a part of an article: rent#the-heading */
export function isPart(name: string): boolean {
  return /^[a-z0-9-]+#[a-z0-9-]+$/.test(name);
}
