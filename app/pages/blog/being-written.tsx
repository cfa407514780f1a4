import { PathLink } from "~/app/design/link";
import { PlusMinus } from "~/app/design/plus-minus";
import { Unbroken } from "~/app/design/unbroken";
import { ArticlePicture } from "~/app/parts/articles/article-picture";
import { AnsweredToday } from "~/app/parts/articles/still-to-come";
import { articlePath } from "~/site/pages";
import { displayMonth } from "~/words/display-date";
import type { ListedArticle } from "~/words/types";

interface BeingWrittenProps {
  articles: readonly ListedArticle[];
  words: {
    beingWritten: string;
    due: (month: string) => string;
    minutes: (count: number) => string;
    answered: string;
  };
}

/** Questions whose guides are not there yet, as a ledger in two columns: each with the page that answers it today, and folded up what its guide will say. */
export function BeingWritten({ articles, words }: BeingWrittenProps) {
  return (
    <ul className="double-rule list-rule grid gap-x-6 lg:grid-cols-2 lg:pb-3">
      {articles.map((article) => (
        <li
          key={article.slug}
          className="relative grid grid-cols-[minmax(0,1fr)_5.5rem] content-start gap-x-4 pt-4 pb-1 not-first:border-t not-first:border-feint md:grid-cols-[7.5rem_minmax(0,1fr)] md:gap-x-5 lg:nth-2:border-t-0"
        >
          <ArticlePicture
            article={article}
            small
            className="col-start-2 row-start-1 aspect-3/2 self-start md:col-start-1 md:row-span-2"
          />
          <div className="col-start-1 row-start-1 md:col-start-2">
            <h2 className="text-base leading-snug font-[560]">
              <PathLink
                to={articlePath(article.slug)}
                className="decoration-2 underline-offset-4 hover:underline"
              >
                <Unbroken>{article.title}</Unbroken>
              </PathLink>
            </h2>
          </div>
          <div className="max-md:col-span-2 md:col-start-2">
            {article.answeredBy && (
              <AnsweredToday words={words.answered} answer={article.answeredBy} />
            )}
            <details className="eases-open mt-1 text-small leading-snug text-ink-2">
              <summary className="flex min-h-11 items-center justify-between gap-4">
                <span>
                  <Coming article={article} words={words} />
                </span>
                <PlusMinus />
              </summary>
              <p className="pb-3">{article.excerpt}</p>
            </details>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** When a guide comes, what it is filed under, and how long it will take to read. */
function Coming({ article, words }: { article: ListedArticle; words: BeingWrittenProps["words"] }) {
  const { category, due, planned } = article;
  const details = [category, planned && words.minutes(planned)].filter(Boolean);
  return (
    <>
      <span className="sr-only">{`${words.beingWritten}: `}</span>
      {due ? <time dateTime={due}>{words.due(displayMonth(due))}</time> : words.beingWritten}
      {`, ${details.join(", ")}.`}
    </>
  );
}
