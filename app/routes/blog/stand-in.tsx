import articles from "virtual:article-list";
import { page } from "~/content/blog/allowable-expenses-for-rental-income.md";
import { Article, articleMeta } from "~/screens/article";
import type { Route } from "./+types/stand-in";

export const meta = () => articleMeta(page.article);

/** Every address of the blog that has no article of its own, or none yet. */
export default function StandInRoute({ params }: Route.ComponentProps) {
  return <Article {...page} standsInFor={articles.find(({ slug }) => slug === params.slug)} />;
}
