import type { ListedArticle } from "~/words/types";
import { ArticleCard, type ArticleCardWords } from "./article-card";

interface ArticleGridProps {
  articles: readonly ListedArticle[];
  words: ArticleCardWords;
}

/** All articles, a card each, first those that can be read; the first two are wider. */
export function ArticleGrid({ articles, words }: ArticleGridProps) {
  const byText = Object.groupBy(articles, ({ minutes }) => (minutes ? "written" : "coming"));
  const all = [...(byText.written ?? []), ...(byText.coming ?? [])];
  return (
    <ul className="grid gap-x-6 gap-y-12 md:grid-cols-2 lg:grid-cols-6">
      {all.map((article, index) => (
        <ArticleCard key={article.slug} article={article} isWide={index < 2} words={words} />
      ))}
    </ul>
  );
}
