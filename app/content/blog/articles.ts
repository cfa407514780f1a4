import cards from "virtual:article-cards";
import type { ArticleCard } from "../types";

/** Every article of the blog, the newest first, without the bodies. */
export const articleCards: readonly ArticleCard[] = cards;

/** The article that stands in where there is none, or none yet. */
const standInSlug = "allowable-expenses-for-rental-income";

/**
 * Which article an address of the blog shows.
 *
 * @param slug the last part of the address, as typed
 * @returns the article, and whether it stands in for a known one that is still being written
 */
export function articleAt(slug: string | undefined): { article: ArticleCard; standsIn: boolean } {
  const asked = articleCards.find((card) => card.slug === slug);
  if (asked?.minutes) return { article: asked, standsIn: false };
  const standIn = articleCards.find((card) => card.slug === standInSlug);
  if (!standIn?.minutes)
    throw new Error(`The article ${standInSlug} must have a body: it stands in for others.`);
  return { article: standIn, standsIn: Boolean(asked) };
}

/**
 * @param card an article
 * @returns the minutes of what its address shows
 */
export function minutesAt({ slug }: ArticleCard): number {
  return articleAt(slug).article.minutes ?? 0;
}
