import type { ListedArticle } from "~/words/types";
import { ArticleCard, type ArticleCardWords } from "./article-card";
import { CardToCome } from "./card-to-come";

interface ArticleGridProps {
  articles: readonly ListedArticle[];
  words: ArticleCardWords;
}

/** All articles: those that can be read, a card each, and below them a list of those to come. */
export function ArticleGrid({ articles, words }: ArticleGridProps) {
  const { written = [], coming = [] } = Object.groupBy(articles, ({ minutes }) =>
    minutes ? "written" : "coming",
  );
  return (
    <>
      <ul className="grid gap-x-6 gap-y-12 md:grid-cols-2">
        {written.map((article) => (
          <ArticleCard key={article.slug} article={article} words={words} />
        ))}
      </ul>
      {coming.length > 0 && (
        <section aria-label={words.beingWritten} className="mt-12">
          <h2>{words.beingWritten}</h2>
          <ul className="double-rule list-rule mt-4 divide-y divide-feint">
            {coming.map((article) => (
              <CardToCome key={article.slug} article={article} words={words} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
