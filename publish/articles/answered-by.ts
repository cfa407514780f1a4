import { articlePath, pages } from "../../site/pages.ts";
import type { ArticleBody, ArticleCard } from "../../words/types.ts";

/**
 * @param name what an article without a text names: the id of a page, or a part of another article, such as
 *   rent#the-heading
 * @returns the address of what answers meanwhile; nothing if the name is of neither form
 */
export function addressOfAnswer(name: string): string | undefined {
  const page = pages.find(({ id }) => id === name);
  return page?.path ?? (/^[a-z0-9-]+#[a-z0-9-]+$/.test(name) ? articlePath(name) : undefined);
}

/** @returns such an address, if there is one, and what leads there: the page by its name, or the heading of the part */
export function answerAt(
  path: string | undefined,
  articles: readonly (Pick<ArticleCard, "slug"> & Pick<ArticleBody, "headings">)[],
): ArticleCard["answeredBy"] {
  if (!path) return undefined;
  const page = pages.find((one) => one.path === path);
  const parts = articles.flatMap(({ slug, headings }) =>
    headings.map(({ id, text }) => ({ path: `${articlePath(slug)}#${id}`, label: text })),
  );
  const label = page ? `Our ${page.label} page` : parts.find((one) => one.path === path)?.label;
  return { path, label: label ?? "" };
}
