import articles from "virtual:articles";
import { BadValue } from "~/firm/bad-values";
import { displayMonth } from "~/words/display-date";
import { blog } from "~/words/pages/blog";
import type { GuideToCome, ResourceItem } from "~/words/types";

/**
 * @param guide a guide that /resources lists
 * @returns the same with its article's category, and where that is still to be written, when it comes and which page
 *   answers today
 * @throws BadValue if there is no such article
 */
export function withWhatComes(guide: ResourceItem): GuideToCome {
  const article = articles.find(({ slug }) => slug === guide.article);
  if (!article)
    throw new BadValue(
      `“${guide.title}” in words/pages/resources.ts names the article ${guide.article}, which words/blog/ does not have`,
    );
  const { category, minutes, due, answeredBy } = article;
  if (minutes) return { ...guide, category };
  const when = due ? blog.card.due(displayMonth(due)) : blog.card.beingWritten;
  return { ...guide, category, coming: { due, when, answeredBy } };
}
