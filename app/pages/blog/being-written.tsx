import { PageLink, PathLink } from "~/app/design/link";
import { Stamp } from "~/app/design/stamp";
import { Unbroken } from "~/app/design/unbroken";
import type { ArticleDetailsWords } from "~/app/parts/articles/article-details";
import { ArticlePicture } from "~/app/parts/articles/article-picture";
import { articlePath, pageById } from "~/site/pages";
import { displayMonth } from "~/words/display-date";
import type { ListedArticle } from "~/words/types";

interface BeingWrittenProps {
  articles: readonly ListedArticle[];
  words: ArticleDetailsWords & {
    beingWritten: string;
    due: (month: string) => string;
    answered: string;
  };
}

/** Articles that are not there yet: each bears a stamp with the month in which it comes, and names what answers today. */
export function BeingWritten({ articles, words }: BeingWrittenProps) {
  return (
    <ul className="grid gap-x-6 gap-y-10 border-t-2 border-ink pt-6 md:grid-cols-2 lg:grid-cols-3">
      {articles.map((article) => {
        const { slug, title, excerpt, category, due, planned, answeredBy } = article;
        return (
          <li key={slug} className="relative flex flex-col">
            <ArticlePicture article={article} className="aspect-2/1" />
            <h2 className="mt-4 text-h3 font-[560] decoration-2 underline-offset-4 entry-hover:underline">
              <PathLink to={articlePath(slug)} className="after:absolute after:inset-0">
                <Unbroken>{title}</Unbroken>
              </PathLink>
            </h2>
            <p className="mt-2 flex items-center gap-x-4 text-small text-ink-2">
              <span className="font-semibold">{category}</span>
              {planned && <span>{words.minutes(planned)}</span>}
              <span className="sr-only">{words.beingWritten}</span>
              <Stamp className="ml-auto">
                {due ? (
                  <time dateTime={due}>{words.due(displayMonth(due))}</time>
                ) : (
                  words.beingWritten
                )}
              </Stamp>
            </p>
            <p className="mt-2">{excerpt}</p>
            {answeredBy && (
              <p className="mt-auto pt-2">
                {words.answered}{" "}
                <PageLink page={answeredBy} className="text-link relative z-10 font-semibold">
                  {pageById(answeredBy).label}
                </PageLink>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
