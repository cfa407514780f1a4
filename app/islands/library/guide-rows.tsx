import { PageLink, PathLink } from "~/app/design/link";
import { Unbroken } from "~/app/design/unbroken";
import { AnsweredToday } from "~/app/parts/articles/still-to-come";
import { articlePath } from "~/site/pages";
import type { GuideToCome } from "~/words/types";

interface GuideRowsProps {
  heading: string;
  help: string;
  action: string;
  /** Before the page that answers today what is still to be written. */
  answered: string;
  guides: readonly GuideToCome[];
}

/** Guides as rows of a ledger: what each is filed under, its title, what is in it; nothing while none is left. */
export function GuideRows({ heading, help, action, answered, guides }: GuideRowsProps) {
  if (guides.length === 0) return null;
  return (
    <section aria-label={heading} className="page-width section-gap">
      <div className="grid gap-x-6 gap-y-3 lg:grid-cols-2 lg:items-baseline">
        <h2>{heading}</h2>
        <p className="text-ink-2 lg:row-span-2">{help}</p>
      </div>
      <ul className="double-rule list-rule mt-8">
        {guides.map(({ title, category, format, summary, article, coming }) => (
          <li
            key={title}
            className="relative grid gap-x-6 gap-y-2 border-b border-feint py-5 last:border-0 max-md:grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[10rem_minmax(0,1fr)_auto] lg:grid-cols-[10rem_minmax(0,4fr)_minmax(0,5fr)_auto] lg:grid-rows-[auto_1fr]"
          >
            <p className="text-small font-semibold max-md:col-span-2 md:pt-1">{`${category} · ${format}`}</p>
            <h3 className="decoration-2 underline-offset-4 max-md:col-span-2 entry-hover:underline">
              {coming ? (
                <Unbroken>{title}</Unbroken>
              ) : (
                <PathLink
                  to={articlePath(article)}
                  className="text-link after:absolute after:inset-0"
                >
                  <Unbroken>{title}</Unbroken>
                </PathLink>
              )}
            </h3>
            <p className="max-md:col-span-2 md:max-lg:col-[2/4] lg:col-start-3 lg:row-span-2 lg:row-start-1">
              {summary}
            </p>
            <div className="md:col-start-2">
              {coming && (
                <p className="text-small font-semibold text-red">
                  {coming.due ? <time dateTime={coming.due}>{coming.when}</time> : coming.when}
                </p>
              )}
              {coming?.answeredBy && <AnsweredToday words={answered} answer={coming.answeredBy} />}
            </div>
            <PageLink
              page="blog"
              className="text-link relative z-10 self-end justify-self-end text-small py-1.5 font-semibold md:col-start-3 md:row-start-1 md:self-start md:py-1 lg:col-start-4"
              subject={title}
            >
              {action}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
