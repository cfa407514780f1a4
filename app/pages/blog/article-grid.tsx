import type { ListedArticle } from "~/words/types";
import { ArticleCard, type ArticleCardWords, CardToCome } from "./article-card";

interface ArticleGridProps {
  articles: readonly ListedArticle[];
  words: ArticleCardWords;
}

/** All articles, a card each, first those that can be read. */
export function ArticleGrid({ articles, words }: ArticleGridProps) {
  const { written = [], coming = [] } = Object.groupBy(articles, ({ minutes }) =>
    minutes ? "written" : "coming",
  );
  return (
    <ul className="grid gap-x-6 gap-y-12 md:grid-cols-2">
      {written.map((article) => (
        <ArticleCard key={article.slug} article={article} words={words} />
      ))}
      {coming.map((article) => (
        <CardToCome key={article.slug} article={article} words={words} />
      ))}
    </ul>
  );
}
