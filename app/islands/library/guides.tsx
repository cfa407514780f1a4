import { Icon } from "~/app/design/icons";
import { PageLink, PathLink } from "~/app/design/link";
import { Unbroken } from "~/app/design/unbroken";
import { articlePath } from "~/site/pages";
import type { GuideToCome } from "~/words/types";
import { row } from "./row";

export interface GuideWords {
  action: string;
  /** After it: where it leads. */
  place: string;
}

interface GuidesProps {
  heading: string;
  words: GuideWords;
  guides: readonly GuideToCome[];
}

/** Guides, a row each; nothing while none is left. */
export function Guides({ heading, words, guides }: GuidesProps) {
  if (guides.length === 0) return null;
  return (
    <section aria-label={heading} className="page-width section-gap">
      <h2>{heading}</h2>
      <ul className="double-rule list-rule mt-4">
        {guides.map((guide) => (
          <Guide key={guide.title} guide={guide} words={words} />
        ))}
      </ul>
    </section>
  );
}

/** One that can be read opens by every place of its row; of one to come, that is the page that answers today. */
function Guide({ guide, words }: { guide: GuideToCome; words: GuideWords }) {
  const { title, category, format, summary, article, coming } = guide;
  const answer = coming?.answeredBy;
  const asked = (
    <h3 className="decoration-2 underline-offset-4 entry-hover:underline">
      <Unbroken>{title}</Unbroken>
    </h3>
  );
  return (
    <li className={`relative border-feint ${row}`}>
      <div>
        {coming ? (
          asked
        ) : (
          <PathLink to={articlePath(article)} className="after:absolute after:inset-0">
            {asked}
          </PathLink>
        )}
        <p className="mt-1 text-small text-ink-2">
          {`${category} · ${format}`}
          {coming && (
            <>
              {" "}
              <span className="block">
                {coming.due ? <time dateTime={coming.due}>{coming.when}</time> : coming.when}
              </span>
            </>
          )}
        </p>
      </div>
      <p className="max-w-text">{summary}</p>
      <div>
        {answer && (
          <p>
            <PathLink to={answer.path} className="font-semibold after:absolute after:inset-0">
              <span className="sr-only">{`${title} `}</span>
              <span className="text-link">{answer.label}</span>
              <Icon name="arrow" className="ml-2 inline size-5 text-green" />
            </PathLink>
          </p>
        )}
        <p className={`whitespace-nowrap ${answer ? "mt-1 text-small text-ink-2" : ""}`}>
          <PageLink
            page="blog"
            className={`relative z-10 ${answer ? "underline underline-offset-4" : "text-link font-semibold"}`}
            subject={title}
          >
            {words.action}
          </PageLink>{" "}
          {words.place}
        </p>
      </div>
    </li>
  );
}
