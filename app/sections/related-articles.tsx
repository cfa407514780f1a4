import type { ListedArticle } from "~/content/types";
import { ArticleList } from "./article-list";

interface RelatedArticlesProps {
  heading: string;
  articles: readonly ListedArticle[];
  words: { readMore: string; beingWritten: string };
}

/** Where an article leads on to. */
export function RelatedArticles({ heading, articles, words }: RelatedArticlesProps) {
  return (
    <section aria-label={heading} className="screen-only page-width section-gap">
      <h2 className="mb-6">{heading}</h2>
      <ArticleList articles={articles} words={words} level={3} />
    </section>
  );
}
