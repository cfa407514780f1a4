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
    <ul className="double-rule list-rule">
      {articles.map((article) => {
        const { slug, title, answeredBy, due, category, planned, excerpt } = article;
        const details = [category, planned && words.minutes(planned)].filter(Boolean);
        const asked = (
          <h2 className="text-base leading-snug font-[560]">
            <Unbroken>{title}</Unbroken>
          </h2>
        );
        return (
          <li key={slug} className="border-b border-feint pt-3 pb-1">
            {answeredBy ? (
              <PathLink
                to={answeredBy.path}
                className="group/way grid gap-x-6 leading-snug lg:grid-cols-2"
              >
                {asked}{" "}
                <span className="text-link w-fit font-semibold group-hover/way:text-green-hover max-lg:mt-1.5">
                  {answeredBy.label}
                  <Icon name="arrow" className="ml-1.5 inline size-5 align-[-0.2em]" />
                </span>
              </PathLink>
            ) : (
              asked
            )}
            <details className="text-small leading-snug">
              <summary className="flex min-h-11 w-fit items-center gap-2 text-ink-2 lg:min-h-9 [&_svg]:size-4">
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
