import { PathLink } from "~/app/design/link";
import { Unbroken } from "~/app/design/unbroken";
import type { ArticleDetailsWords } from "~/app/parts/articles/article-details";
import { ArticlePicture } from "~/app/parts/articles/article-picture";
import { AnsweredToday, ComingMark } from "~/app/parts/articles/still-to-come";
import { articlePath } from "~/site/pages";
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

/** Articles that are not there yet: each names what answers today, and after it the month in which it comes. */
export function BeingWritten({ articles, words }: BeingWrittenProps) {
  return (
    <ul className="grid gap-x-6 gap-y-9 border-t-2 border-ink pt-6 md:grid-cols-2 lg:grid-cols-3">
      {articles.map((article) => {
        const { slug, title, excerpt, category, due, planned, answeredBy } = article;
        return (
          <li
            key={slug}
            className="relative grid gap-x-4 max-md:grid-cols-[minmax(0,1fr)_clamp(6rem,31vw,8rem)] md:row-span-3 md:grid-rows-subgrid md:gap-y-0"
          >
            <ArticlePicture
              article={article}
              className="aspect-4/3 max-md:col-start-2 max-md:row-start-1 max-md:self-start max-md:[&_svg]:[stroke-width:1.25px] max-md:[&>div]:-inset-x-[6%] md:mb-4 md:aspect-video"
            />
            <div>
              <h2 className="text-h3 font-[560] decoration-2 underline-offset-4 entry-hover:underline">
                <PathLink to={articlePath(slug)} className="after:absolute after:inset-0">
                  <Unbroken>{title}</Unbroken>
                </PathLink>
              </h2>
              {answeredBy && <AnsweredToday words={words.answered} page={answeredBy} />}
            </div>
            <div className="max-md:col-span-2">
              <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 text-small text-ink-2">
                <span className="font-semibold">{category}</span>
                {planned && <span>{words.minutes(planned)}</span>}
                <span className="sr-only">{words.beingWritten}</span>
                <ComingMark due={due}>
                  {due ? words.due(displayMonth(due)) : words.beingWritten}
                </ComingMark>
              </p>
              <p className="mt-3.5">{excerpt}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
