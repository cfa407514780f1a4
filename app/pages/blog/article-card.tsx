import { FileTab } from "~/app/design/file-tab";
import { Icon } from "~/app/design/icons";
import { PathLink } from "~/app/design/link";
import { Stamp } from "~/app/design/stamp";
import { Unbroken } from "~/app/design/unbroken";
import { ArticleDetails, type ArticleDetailsWords } from "~/app/parts/articles/article-details";
import { ArticlePicture } from "~/app/parts/articles/article-picture";
import { articlePath } from "~/site/pages";
import { displayMonth } from "~/words/display-date";
import type { ListedArticle } from "~/words/types";

interface ArticleCardProps {
  article: ListedArticle;
  isWide: boolean;
  words: ArticleCardWords;
}

export interface ArticleCardWords extends ArticleDetailsWords {
  readMore: string;
  beingWritten: string;
  due: (month: string) => string;
  /** How long it will be. */
  planned: (count: number) => string;
  /** What stands before the page that answers while there is no text. */
  today: string;
}

/**
 * A click anywhere in a card opens its article. One without a text says when it is due and how long it will be, and
 * has a second link, to the page that answers today.
 */
export function ArticleCard({ article, isWide, words }: ArticleCardProps) {
  const { slug, title, excerpt, category, minutes, due, planned, answeredBy } = article;
  const to = articlePath(slug);
  const shownTitle = <Unbroken>{title}</Unbroken>;
  return (
    <li
      className={`relative flex flex-col items-start ${isWide ? "lg:col-span-3" : "lg:col-span-2"}`}
    >
      <FileTab>{category}</FileTab>
      <div className="relative w-full">
        <ArticlePicture article={article} className="aspect-video w-full" isFaint={!minutes} />
        {!minutes && (
          <Stamp className="absolute right-3 bottom-0 translate-y-1/2">{words.beingWritten}</Stamp>
        )}
      </div>
      <h2
        className={`decoration-2 underline-offset-4 entry-hover:underline ${minutes ? "mt-4" : "mt-6"} ${isWide ? "" : "text-h3"}`}
      >
        {minutes ? (
          shownTitle
        ) : (
          <PathLink to={to} className="after:absolute after:inset-0">
            {shownTitle}
          </PathLink>
        )}
      </h2>
      {minutes ? (
        <div className="mt-3">
          <ArticleDetails article={article} words={words} />
        </div>
      ) : (
        <p className="mt-3 flex flex-wrap gap-x-4 text-small text-ink-2">
          {due && <time dateTime={due}>{words.due(displayMonth(due))}</time>}
          {planned && <span>{words.planned(planned)}</span>}
        </p>
      )}
      <p className="mt-3 max-w-text">{excerpt}</p>
      {minutes ? (
        <PathLink
          to={to}
          className="text-link mt-auto pt-4 font-semibold after:absolute after:inset-0"
          subject={title}
        >
          {words.readMore}
          <Icon name="arrow" className="ml-1 inline size-5 align-[-0.2em]" />
        </PathLink>
      ) : (
        answeredBy && (
          <p className="mt-auto pt-4">
            <span className="block text-small text-ink-2">{words.today}</span>
            <PathLink to={answeredBy.path} className="text-link relative font-semibold">
              {answeredBy.label}
              <Icon name="arrow" className="ml-1 inline size-5 align-[-0.2em]" />
            </PathLink>
          </p>
        )
      )}
    </li>
  );
}
