import { Icon } from "~/app/design/icons";
import { PathLink } from "~/app/design/link";
import { PlusMinus } from "~/app/design/plus-minus";
import { Unbroken } from "~/app/design/unbroken";
import { ArticlePicture } from "~/app/parts/articles/article-picture";
import { articlePath } from "~/site/pages";
import { displayMonth } from "~/words/display-date";
import type { ListedArticle } from "~/words/types";

interface BeingWrittenProps {
  articles: readonly ListedArticle[];
  words: {
    beingWritten: string;
    due: (month: string) => string;
    minutes: (count: number) => string;
    comes: string;
  };
}

/** Questions whose guides are not there yet: what is asked leads to the page that answers it today; folded up, what its guide will say. */
export function BeingWritten({ articles, words }: BeingWrittenProps) {
  return (
    <ul className="double-rule list-rule gap-x-12 lg:grid lg:grid-cols-2">
      {articles.map((article) => {
        const { slug, title, answeredBy, due, category, planned, excerpt } = article;
        const details = [category, planned && words.minutes(planned)].filter(Boolean);
        const asked = (
          <h2 className="text-base leading-snug font-[560]">
            <Unbroken>{title}</Unbroken>
          </h2>
        );
        return (
          <li key={slug} className="relative border-b border-feint lg:nth-last-[-n+2]:border-b-0">
            <div className="pt-10 pb-2.5 lg:pt-2.5 lg:pr-44">
              {answeredBy ? (
                <PathLink
                  to={answeredBy.path}
                  className="group/way relative z-10 block w-fit leading-snug"
                >
                  {asked}{" "}
                  <span className="text-link mt-1.5 inline-block font-semibold group-hover/way:text-green-hover">
                    {answeredBy.label}
                    <Icon name="arrow" className="ml-1.5 inline size-5 align-[-0.2em]" />
                  </span>
                </PathLink>
              ) : (
                asked
              )}
            </div>
            <details className="text-small leading-snug">
              <summary className="absolute top-0 right-0 flex min-h-11 items-center justify-between gap-4 max-lg:left-0">
                {due ? (
                  <time dateTime={due}>{words.due(displayMonth(due))}</time>
                ) : (
                  words.beingWritten
                )}
                <PlusMinus />
              </summary>
              <div className="pb-3">
                <ArticlePicture article={article} small className="aspect-3/2 max-w-60" />
                <p className="mt-2">{`${words.beingWritten}: ${details.join(", ")}.`}</p>
                <p className="mt-1">{excerpt}</p>
                <PathLink
                  to={articlePath(slug)}
                  className="text-link inline-flex min-h-11 items-center"
                  subject={title}
                >
                  {words.comes}
                </PathLink>
              </div>
            </details>
          </li>
        );
      })}
    </ul>
  );
}
