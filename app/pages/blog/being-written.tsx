import { PageLink, PathLink } from "~/app/design/link";
import { Unbroken } from "~/app/design/unbroken";
import { ArticleDetails, type ArticleDetailsWords } from "~/app/parts/articles/article-details";
import { ArticlePicture } from "~/app/parts/articles/article-picture";
import { articlePath, pageById } from "~/site/pages";
import type { ListedArticle } from "~/words/types";

interface BeingWrittenProps {
  articles: readonly ListedArticle[];
  words: ArticleDetailsWords & { answered: string };
}

/** Articles that are not there yet, as a slim list: when each is due, and what answers today. */
export function BeingWritten({ articles, words }: BeingWrittenProps) {
  return (
    <ul className="double-rule list-rule">
      {articles.map((article) => {
        const { slug, title, excerpt, category, answeredBy } = article;
        return (
          <li
            key={slug}
            className="relative grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 border-b border-feint py-4 last:border-0 md:grid-cols-[9rem_minmax(0,1fr)] md:gap-x-6 lg:grid-cols-[9rem_minmax(0,1fr)_19rem]"
          >
            <ArticlePicture
              article={article}
              className="aspect-3/2 self-start lg:row-span-2 [&>div]:-inset-x-1/3"
            />
            <h2 className="text-h3 font-[560] decoration-2 underline-offset-4 entry-hover:underline max-lg:self-center">
              <PathLink to={articlePath(slug)} className="after:absolute after:inset-0">
                <Unbroken>{title}</Unbroken>
              </PathLink>
            </h2>
            <p className="text-small max-lg:col-span-full max-lg:mt-2 lg:col-start-2">{excerpt}</p>
            <div className="text-small *:mt-0 max-lg:col-span-full max-lg:mt-2 lg:col-start-3 lg:row-span-2 lg:row-start-1">
              <p className="font-semibold">{category}</p>
              <ArticleDetails article={article} words={words} />
              {answeredBy && (
                <p>
                  {words.answered}{" "}
                  <PageLink page={answeredBy} className="text-link relative z-10 font-semibold">
                    {pageById(answeredBy).label}
                  </PageLink>
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
