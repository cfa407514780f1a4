import { PathLink } from "~/app/design/link";
import { ArticlePicture } from "~/app/parts/articles/article-picture";
import { StillToCome } from "~/app/parts/articles/still-to-come";
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

/** Questions whose guides are not there yet: each with the page that answers it today, and folded up what its guide will say. */
export function BeingWritten({ articles, words }: BeingWrittenProps) {
  return (
    <ul className="double-rule list-rule">
      {articles.map((article) => {
        const { slug, title, answeredBy, due, category, planned, excerpt } = article;
        const details = [category, planned && words.minutes(planned)].filter(Boolean);
        return (
          <StillToCome
            key={slug}
            title={title}
            level={2}
            answer={answeredBy}
            due={due}
            when={due ? words.due(displayMonth(due)) : words.beingWritten}
          >
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
          </StillToCome>
        );
      })}
    </ul>
  );
}
