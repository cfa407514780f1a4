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
      <ul className="double-rule mt-4 list-rule">
        {guides.map((guide) => (
          <WrittenGuide key={guide.title} guide={guide} words={words} />
        ))}
      </ul>
    </section>
  );
}

/** What is still to be written, as a ledger; nothing while none is left. */
export function GuidesToCome({ heading, words, guides }: GuidesProps) {
  if (guides.length === 0) return null;
  return (
    <section aria-label={heading} className="page-width section-gap">
      <h2 className="text-h3 font-[560]">{heading}</h2>
      <ul className="double-rule list-rule mt-4">
        {guides.map(({ title, summary, coming }) => (
          <StillToCome
            key={title}
            title={title}
            level={3}
            answer={coming?.answeredBy}
            due={coming?.due}
            when={coming?.when ?? ""}
            second={
              <div className="py-1.5 leading-snug md:py-2.5">
                <ReadMore title={title} words={words} />
              </div>
            }
          >
            <p className="text-ink-2">{summary}</p>
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

/** A guide that can be read: a row of which every place opens it. */
function WrittenGuide({ guide, words }: GuideEntryProps) {
  const { title, category, format, summary, article } = guide;
  return (
    <li className="relative grid gap-x-12 gap-y-1 border-b border-feint py-4 last:border-b-0 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_auto] lg:items-baseline">
      <div>
        <h3>
          <PathLink
            to={articlePath(article)}
            className="decoration-2 underline-offset-4 after:absolute after:inset-0 entry-hover:underline"
          >
            <Unbroken>{title}</Unbroken>
          </PathLink>
        </h3>
        <p className="mt-1 text-small text-ink-2">{`${category} · ${format}`}</p>
      </div>
      <p className="text-pretty">{summary}</p>
      <ReadMore title={title} words={words} />
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
