import { FileTab } from "~/app/design/file-tab";
import { PageLink, PathLink } from "~/app/design/link";
import { Unbroken } from "~/app/design/unbroken";
import { articlePath, pageById } from "~/site/pages";
import type { ListedArticle } from "~/words/types";
import { ArticleDetails, type ArticleDetailsWords } from "./article-details";
import { ArticlePicture } from "./article-picture";

interface ArticleListProps {
  articles: readonly ListedArticle[];
  words: ArticleDetailsWords & { readMore: string; answered: string };
  /** Level of the titles' headings. */
  level: 2 | 3;
  /** Whether the first takes two columns. */
  lead?: boolean;
}

/** Articles as a ruled table, one alone as its only row; a click anywhere in a cell opens one. */
export function ArticleList({ articles, words, level, lead = false }: ArticleListProps) {
  const Title = `h${level}` as const;
  const leadSpan = articles.length % 2 ? "md:col-span-2" : "lg:col-span-2";
  const isAlone = articles.length === 1;
  return (
    <ul className="list-rule grid gap-x-6 overflow-y-clip md:grid-cols-2 lg:grid-cols-3">
      {articles.map((article, index) => {
        const { slug, title, excerpt, category, minutes, answeredBy } = article;
        const link = "after:absolute after:inset-0";
        const isLead = lead && index === 0;
        return (
          <li
            key={slug}
            className={`card gap-x-6 py-8 ${minutes ? "" : "border-dashed"} ${isAlone ? "md:col-span-full md:flex-row" : isLead ? leadSpan : ""}`}
          >
            <div className={isAlone ? "shrink-0 md:w-1/2" : undefined}>
              <FileTab>{category}</FileTab>
              <ArticlePicture
                article={article}
                className={`${isLead ? "md:aspect-[21/9]" : ""} ${minutes ? "" : "border-dashed"} aspect-video`}
              />
            </div>
            <div className="flex grow flex-col items-start">
              <Title
                className={`pt-5 decoration-2 underline-offset-4 entry-hover:underline ${isLead ? "" : "text-h3 font-[560]"}`}
              >
                {minutes ? (
                  <Unbroken>{title}</Unbroken>
                ) : (
                  <PathLink to={articlePath(slug)} className={link}>
                    <Unbroken>{title}</Unbroken>
                  </PathLink>
                )}
              </Title>
              <ArticleDetails article={article} words={words} />
              <p className="mt-3 mb-4">{excerpt}</p>
              {minutes ? (
                <PathLink
                  to={articlePath(slug)}
                  className={`text-link mt-auto font-semibold ${link}`}
                  subject={title}
                >
                  {words.readMore}
                </PathLink>
              ) : (
                answeredBy && (
                  <p className="mt-auto text-small">
                    {words.answered}{" "}
                    <PageLink page={answeredBy} className="text-link relative z-10 font-semibold">
                      {pageById(answeredBy).label}
                    </PageLink>
                  </p>
                )
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
