import { Icon } from "~/app/design/icons";
import { PageLink, PathLink } from "~/app/design/link";
import { Unbroken } from "~/app/design/unbroken";
import { ArticlePicture } from "~/app/parts/articles/article-picture";
import { articlePath, pageById } from "~/site/pages";
import { displayMonth } from "~/words/display-date";
import type { ListedArticle } from "~/words/types";

interface BeingWrittenProps {
  articles: readonly ListedArticle[];
  words: {
    beingWritten: string;
    due: (month: string) => string;
    planned: (minutes: number) => string;
    meanwhile: string;
  };
}

/** Guides that are not there yet, as rows of a ledger: first the page that answers today, then what comes. */
export function BeingWritten({ articles, words }: BeingWrittenProps) {
  return (
    <ul className="double-rule list-rule">
      {articles.map((article) => {
        const { slug, title, excerpt, category, due, planned, answeredBy } = article;
        const details = [category, planned && words.planned(planned)].filter(Boolean);
        return (
          <li
            key={slug}
            className="relative grid grid-cols-[minmax(0,1fr)_5.5rem] gap-x-4 border-b border-feint py-4 last:border-0 md:grid-cols-[7.5rem_minmax(0,4fr)_minmax(0,7fr)] md:gap-x-6 lg:grid-cols-[7.5rem_minmax(0,3fr)_minmax(0,4fr)_minmax(0,5fr)]"
          >
            <ArticlePicture
              article={article}
              className="col-start-2 row-start-1 aspect-4/3 self-start md:col-start-1 md:row-span-2 md:row-start-1 lg:row-span-1 [&_svg]:[stroke-width:1.25px]"
            />
            {answeredBy && (
              <p className="col-start-1 row-start-1 md:col-start-2 md:row-span-2 lg:row-span-1">
                <span className="block text-small text-ink-2">{words.meanwhile}</span>
                <PageLink
                  page={answeredBy}
                  className="text-link mt-1 inline-block font-display text-h3 font-[560]"
                >
                  {pageById(answeredBy).label}
                  <Icon name="arrow" className="ml-1.5 inline size-5 align-[-0.12em]" />
                </PageLink>
              </p>
            )}
            <div className="max-md:col-span-2 max-md:mt-2 md:col-start-3">
              <p className="text-small font-semibold text-red">
                <span className="sr-only">{`${words.beingWritten}: `}</span>
                {due ? (
                  <time dateTime={due}>{words.due(displayMonth(due))}</time>
                ) : (
                  words.beingWritten
                )}
              </p>
              <h2 className="mt-0.5 font-sans text-base leading-snug font-semibold tracking-normal">
                <PathLink
                  to={articlePath(slug)}
                  className="decoration-2 underline-offset-4 hover:underline"
                >
                  <Unbroken>{title}</Unbroken>
                </PathLink>
              </h2>
              <p className="text-small text-ink-2">{details.join(", ")}</p>
            </div>
            <p className="mt-1 text-small max-md:col-span-2 md:col-start-3 lg:col-start-4 lg:mt-0">
              {excerpt}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
