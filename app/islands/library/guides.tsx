import { PageLink, PathLink } from "~/app/design/link";
import { Unbroken } from "~/app/design/unbroken";
import { StillToCome } from "~/app/parts/articles/still-to-come";
import { articlePath } from "~/site/pages";
import type { GuideToCome } from "~/words/types";

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

/** What can be read, a row each on one sheet; nothing while none is left. */
export function GuidesToRead({ heading, words, guides }: GuidesProps) {
  if (guides.length === 0) return null;
  return (
    <section aria-label={heading} className="page-width pb-[calc(var(--section-gap)/2)]">
      <h2>{heading}</h2>
      <div className="on-paper relative mt-4 border-2 border-ink md:mt-5">
        <ul>
          {guides.map((guide) => (
            <WrittenGuide key={guide.title} guide={guide} words={words} />
          ))}
        </ul>
        <span
          aria-hidden="true"
          className="screen-only absolute inset-y-0 left-5 border-l-2 border-red lg:left-48"
        />
      </div>
    </section>
  );
}

/** What is still to be written, as a ledger; nothing while none is left. */
export function GuidesToCome({ heading, words, guides }: GuidesProps) {
  if (guides.length === 0) return null;
  return (
    <section aria-label={heading} className="page-width pt-(--section-gap) pb-6">
      <h2 className="text-h3 font-[560]">{heading}</h2>
      <ul className="double-rule list-rule mt-4">
        {guides.map(({ title, summary, coming }) => (
          <StillToCome key={title} title={title} level={3} answer={coming?.answeredBy}>
            <div className="flex flex-wrap justify-between gap-x-6 md:pt-2.5">
              {coming?.due ? (
                <time dateTime={coming.due}>{coming.when}</time>
              ) : (
                <p>{coming?.when}</p>
              )}
              <ReadMore title={title} words={words} />
            </div>
            <p className="pt-1 pb-2 text-ink-2">{summary}</p>
          </StillToCome>
        ))}
      </ul>
    </section>
  );
}

interface GuideEntryProps {
  guide: GuideToCome;
  words: GuideWords;
}

/** A guide that can be read: what it is filed by left of the rule, and a row of which every place opens it. */
function WrittenGuide({ guide, words }: GuideEntryProps) {
  const { title, category, format, summary, article } = guide;
  return (
    <li className="relative grid gap-x-6 border-b border-feint py-4 pr-4 pl-9 last:border-b-0 md:pr-6 lg:grid-cols-[10.5rem_minmax(0,1fr)_auto] lg:items-baseline lg:pl-6">
      <p className="text-small text-ink-2">{`${category} · ${format}`}</p>
      <h3 className="mt-0.5 lg:mt-0 lg:pl-4">
        <PathLink
          to={articlePath(article)}
          className="decoration-2 underline-offset-4 after:absolute after:inset-0 entry-hover:underline"
        >
          <Unbroken>{title}</Unbroken>
        </PathLink>
      </h3>
      <p className="mt-1 lg:col-start-2 lg:row-start-2 lg:pl-4">{summary}</p>
      <div className="mt-1 lg:col-start-3 lg:row-start-1 lg:mt-0">
        <ReadMore title={title} words={words} />
      </div>
    </li>
  );
}

interface ReadMoreProps {
  title: string;
  words: GuideWords;
}

function ReadMore({ title, words: { action, place } }: ReadMoreProps) {
  return (
    <p className="whitespace-nowrap">
      <PageLink page="blog" className="text-link relative z-10 font-semibold" subject={title}>
        {action}
      </PageLink>{" "}
      {place}
    </p>
  );
}
