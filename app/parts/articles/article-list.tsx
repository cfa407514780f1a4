import { FileTab } from "~/app/design/file-tab";
import { PathLink } from "~/app/design/link";
import { Unbroken } from "~/app/design/unbroken";
import { articlePath } from "~/site/pages";
import type { ListedArticle } from "~/words/types";
import { ArticleDetails, type ArticleDetailsWords } from "./article-details";
import { ArticlePicture } from "./article-picture";

interface ArticleListProps {
  articles: readonly ListedArticle[];
  words: ArticleDetailsWords & { readMore: string };
  /** Level of the titles' headings. */
  level: 2 | 3;
  /** Whether the first takes two columns, and no rule stands above. */
  lead?: boolean;
}

/** Articles as a ruled table, one alone as its only row; a click anywhere in a cell opens one. */
export function ArticleList({ articles, words, level, lead = false }: ArticleListProps) {
  const Title = `h${level}` as const;
  const leadSpan = articles.length % 2 ? "md:col-span-2" : "lg:col-span-2";
  const isAlone = articles.length === 1;
  return (
    <ul
      className={`grid gap-x-6 overflow-y-clip md:grid-cols-2 lg:grid-cols-3 ${lead ? "" : "list-rule"}`}
    >
      {articles.map((article, index) => {
        const { slug, title, excerpt, category } = article;
        const isLead = lead && index === 0;
        return (
          <li
            key={slug}
            className={`card gap-x-6 ${lead ? "pt-2 pb-8" : "py-8"} ${isAlone ? "md:col-span-full md:flex-row" : isLead ? leadSpan : ""}`}
          >
            <div className={isAlone ? "shrink-0 md:w-1/2" : undefined}>
              <FileTab>{category}</FileTab>
              <ArticlePicture
                article={article}
                className={`aspect-video ${lead ? `lg:aspect-auto lg:h-80 ${isLead ? "lg:[&>div]:inset-x-[18%]" : "lg:[&>div]:-inset-x-[9%] lg:[&>div]:top-auto lg:[&>div]:bottom-0"}` : ""}`}
              />
            </div>
            <div className={`flex grow flex-col items-start ${isAlone ? "md:justify-center" : ""}`}>
              <Title
                className={`pt-5 decoration-2 underline-offset-4 entry-hover:underline ${isLead ? "" : "text-h3 font-[560]"}`}
              >
                <Unbroken>{title}</Unbroken>
              </Title>
              <ArticleDetails article={article} words={words} />
              <p className="mt-3 mb-4">{excerpt}</p>
              <PathLink
                to={articlePath(slug)}
                className="text-link mt-auto font-semibold after:absolute after:inset-0"
                subject={title}
              >
                {words.readMore}
              </PathLink>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
