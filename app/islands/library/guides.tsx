import { Icon } from "~/app/design/icons";
import { PageLink, PathLink } from "~/app/design/link";
import { Unbroken } from "~/app/design/unbroken";
import { articlePath } from "~/site/pages";
import type { resources } from "~/words/pages/resources";
import type { GuideToCome } from "~/words/types";

/** A row of the library: what it is, what it says, and the way to it, in the same columns in every list. */
export const row =
  "grid gap-x-6 gap-y-1 border-b py-4 last:border-b-0 lg:grid-cols-[19rem_minmax(0,1fr)_14rem] lg:items-start lg:[&>:last-child]:justify-self-end lg:[&>:last-child]:text-right";

/** What the link to the blog says, and after it where it leads. */
export type GuideWords = Pick<(typeof resources)["guides"], "action" | "place">;

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
