import { Icon } from "~/app/design/icons";
import { PageLink, PathLink } from "~/app/design/link";
import { Unbroken } from "~/app/design/unbroken";
import { AnsweredToday } from "~/app/parts/articles/still-to-come";
import { articlePath } from "~/site/pages";
import type { GuideToCome } from "~/words/types";

interface GuideRowsProps {
  heading: string;
  help: string;
  /** To what is written. */
  read: string;
  action: string;
  /** Beside it: where it leads, for what is written and for what is not. */
  leads: { written: string; coming: string };
  /** Before the page that answers today what is still to be written. */
  answered: string;
  guides: readonly GuideToCome[];
}

/** Guides as rows of a ledger: what each is filed under, its title, what is in it; nothing while none is left. */
export function GuideRows({
  heading,
  help,
  read,
  action,
  leads,
  answered,
  guides,
}: GuideRowsProps) {
  if (guides.length === 0) return null;
  return (
    <section aria-label={heading} className="page-width section-gap">
      <div className="grid gap-x-6 gap-y-3 lg:grid-cols-2 lg:items-baseline">
        <h2>{heading}</h2>
        <p className="text-ink-2">{help}</p>
      </div>
      <ul className="double-rule list-rule mt-8">
        {guides.map(({ title, category, format, summary, article, coming }) => (
          <li
            key={title}
            className="relative grid gap-x-6 gap-y-2 border-b border-feint py-5 last:border-0 md:grid-cols-[10rem_minmax(0,1fr)] lg:grid-cols-[10rem_minmax(0,4fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]"
          >
            <p className="text-small font-semibold md:pt-1">{`${category} · ${format}`}</p>
            <h3 className="decoration-2 underline-offset-4 entry-hover:underline">
              <Unbroken>{title}</Unbroken>
            </h3>
            <p className="md:col-start-2 lg:col-start-3 lg:row-span-2 lg:row-start-1">{summary}</p>
            <div className="md:col-start-2">
              {coming ? (
                <p className="text-small font-semibold text-red">
                  {coming.due ? <time dateTime={coming.due}>{coming.when}</time> : coming.when}
                </p>
              ) : (
                <PathLink
                  to={articlePath(article)}
                  className="text-link inline-block py-1 font-semibold after:absolute after:inset-0"
                  subject={title}
                >
                  {read}
                  <Icon name="arrow" className="ml-1.5 inline size-5 align-[-0.2em]" />
                </PathLink>
              )}
              {coming?.answeredBy && <AnsweredToday words={answered} page={coming.answeredBy} />}
              <p className="mt-1 flex flex-wrap items-baseline gap-x-3 text-small text-ink-2">
                <PageLink
                  page="blog"
                  className="text-link relative z-10 py-1.5 font-semibold"
                  subject={title}
                >
                  {action}
                </PageLink>
                {coming ? leads.coming : leads.written}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
