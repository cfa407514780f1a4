import { FileTab } from "~/app/design/file-tab";
import { Icon } from "~/app/design/icons";
import { PathLink } from "~/app/design/link";
import { Unbroken } from "~/app/design/unbroken";
import { ArticleDetails, ArticlePicture } from "~/app/parts/articles";
import { articlePath } from "~/site/pages";
import { displayMonth } from "~/words/display-date";
import type { blog } from "~/words/pages/blog";
import type { ListedArticle } from "~/words/types";

interface ArticleGridProps {
  articles: readonly ListedArticle[];
  words: typeof blog.card;
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

interface ArticleCardProps extends Pick<ArticleGridProps, "words"> {
  article: ListedArticle;
}

/** A click anywhere in a card opens its article. */
function ArticleCard({ article, words }: ArticleCardProps) {
  const { slug, title, excerpt, category } = article;
  return (
    <li className="relative flex flex-col items-start">
      <FileTab>{category}</FileTab>
      <ArticlePicture article={article} className="aspect-2/1 w-full" />
      <h2 className="mt-4 decoration-2 underline-offset-4 entry-hover:underline">
        <Unbroken>{title}</Unbroken>
      </h2>
      <div className="mt-3">
        <ArticleDetails article={article} words={words} />
      </div>
      <p className="mt-3 max-w-text">{excerpt}</p>
      <PathLink
        to={articlePath(slug)}
        className="text-link mt-auto pt-4 font-semibold after:absolute after:inset-0"
        subject={title}
      >
        {words.readMore}
        <Arrow />
      </PathLink>
    </li>
  );
}

/**
 * One without a text yet, a row of a list, its picture small: it says when it is due and how long it will be, and has a
 * second link, to the page that answers today.
 */
function CardToCome({ article, words }: ArticleCardProps) {
  const { slug, title, excerpt, category, due, planned, answeredBy } = article;
  return (
    <li className="relative grid grid-cols-[6.5rem_minmax(0,1fr)] max-[20rem]:grid-cols-1 gap-x-4 gap-y-3 py-6 lg:grid-cols-[8rem_minmax(0,5fr)_minmax(0,6fr)] lg:gap-x-8 lg:py-4 print:block print:py-2">
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

/** At the end of a way on. */
function Arrow() {
  return <Icon name="arrow" className="ml-1 inline size-5 align-[-0.2em]" />;
}
