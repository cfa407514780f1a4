import type { ArticleCard } from "~/words/types";

/** How many articles are offered below another one. */
const relatedCount = 3;

/**
 * @param article the article that is read
 * @param all every article, the newest first
 * @returns what to read next: articles with a text, the same category first, then the newest
 */
export function relatedTo({ slug, category }: ArticleCard, all: readonly ArticleCard[]) {
  const others = all.filter((other) => other.minutes && other.slug !== slug);
  const isSame = (other: ArticleCard) => other.category === category;
  return [...others.filter(isSame), ...others.filter((other) => !isSame(other))].slice(
    0,
    relatedCount,
  );
}
