import { pathOf } from "../../site/pages.ts";
import { displayMonth } from "../../words/display-date.ts";
import type { ArticleCard } from "../../words/types.ts";
import type { Statement } from "../check-words/article-words.ts";

type Guide = Pick<ArticleCard, "slug" | "title" | "minutes" | "due">;

/** @returns for each guide without a text, the month in which its card promises it */
export function guidesPromised(guides: readonly Guide[]): Statement[] {
  return unwritten(guides).map(({ slug, title, due }) => ({
    id: `guide-due-${slug}`,
    sentence: `“${title}” is due in ${displayMonth(due)}`,
    where: pathOf("blog"),
  }));
}

/** @returns a line for each guide that is not there though its month is over on that day */
export function findLateGuides(guides: readonly Guide[], today: Date): string[] {
  const month = today.toISOString().slice(0, 7);
  return unwritten(guides)
    .filter(({ due }) => due < month)
    .map(
      ({ slug, due }) =>
        `words/blog/${slug}.md was due in ${displayMonth(due)}: write it, or another month`,
    );
}

const unwritten = (guides: readonly Guide[]) =>
  guides.flatMap(({ minutes, due, ...guide }) => (minutes || !due ? [] : [{ ...guide, due }]));
