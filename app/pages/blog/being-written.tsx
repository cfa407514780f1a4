import { PathLink } from "~/app/design/link";
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

/** Guides that are not there yet, as rows of a ledger: their subject, and the page that answers it today. */
export function BeingWritten({ articles, words }: BeingWrittenProps) {
  return (
    <ul className="double-rule list-rule">
      {articles.map((article) => {
        const { slug, title, excerpt, category, due, planned, answeredBy } = article;
        const details = [category, planned && words.minutes(planned)].filter(Boolean);
        return (
          <li
            key={slug}
            className="relative grid grid-cols-[minmax(0,1fr)_5.5rem] gap-x-4 border-b border-feint py-4 last:border-0 md:grid-cols-[7.5rem_minmax(0,1fr)] md:gap-x-6 lg:grid-cols-[7.5rem_minmax(0,7fr)_minmax(0,5fr)] lg:py-4"
          >
            <ArticlePicture
              article={article}
              small
              className="col-start-2 row-start-1 aspect-3/2 self-start md:col-start-1 md:row-span-2"
            />
            <div className="col-start-1 row-start-1 md:col-start-2">
              <h2 className="text-base leading-snug font-[560]">
                <PathLink
                  to={articlePath(slug)}
                  className="decoration-2 underline-offset-4 hover:underline"
                >
                  <Unbroken>{title}</Unbroken>
                </PathLink>
              </h2>
              {answeredBy && <AnsweredToday words={words.answered} answer={answeredBy} />}
            </div>
            <div className="mt-2 text-small max-md:col-span-2 md:col-start-2 lg:col-start-3 lg:mt-0">
              <p>
                {excerpt}{" "}
                <span className="text-ink-2">
                  <span className="sr-only">{`${words.beingWritten}: `}</span>
                  {due ? (
                    <time dateTime={due}>{words.due(displayMonth(due))}</time>
                  ) : (
                    words.beingWritten
                  )}
                  {`, ${details.join(", ")}.`}
                </span>
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
