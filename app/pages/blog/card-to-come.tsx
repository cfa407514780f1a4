import { PathLink } from "~/app/design/link";
import { Unbroken } from "~/app/design/unbroken";
import { ArticlePicture } from "~/app/parts/articles/article-picture";
import { articlePath } from "~/site/pages";
import { displayMonth } from "~/words/display-date";
import { Arrow, type ArticleCardProps } from "./article-card";

/**
 * One without a text yet, a row of a list, its picture small: it says when it is due and how long it will be, and has a
 * second link, to the page that answers today.
 */
export function CardToCome({ article, words }: ArticleCardProps) {
  const { slug, title, excerpt, category, due, planned, answeredBy } = article;
  return (
    <li className="relative grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 py-6 lg:grid-cols-[8rem_minmax(0,5fr)_minmax(0,6fr)] lg:gap-x-8 lg:py-4 print:block print:py-2">
      <ArticlePicture article={article} className="aspect-3/2 w-full self-start" isSmall />
      <div>
        <h3 className="decoration-2 underline-offset-4 entry-hover:underline">
          <PathLink to={articlePath(slug)} className="after:absolute after:inset-0">
            <Unbroken>{title}</Unbroken>
          </PathLink>
        </h3>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-2">
          <span>{category}</span>
          {due && <time dateTime={due}>{words.due(displayMonth(due))}</time>}
          {planned && <span>{words.planned(planned)}</span>}
        </p>
      </div>
      <div className="max-lg:col-span-full">
        <p className="max-w-text">{excerpt}</p>
        {answeredBy && (
          <p className="mt-2 lg:mt-1">
            <span className="text-small text-ink-2">{words.today}</span>{" "}
            <PathLink to={answeredBy.path} className="text-link relative font-semibold">
              {answeredBy.label}
              <Arrow />
            </PathLink>
          </p>
        )}
      </div>
    </li>
  );
}
