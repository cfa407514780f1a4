import { PageLink } from "~/app/design/link";
import { Unbroken } from "~/app/design/unbroken";
import { AnsweredToday, ComingMark } from "~/app/parts/articles/still-to-come";
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
        <p className="text-ink-2">{help}</p>
      </div>
      <ul className="double-rule list-rule mt-8">
        {guides.map(({ title, category, format, summary, coming }) => (
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
              {coming?.answeredBy && <AnsweredToday words={answered} page={coming.answeredBy} />}
              <p
                className={`flex flex-wrap items-center gap-x-5 gap-y-2 ${coming ? "mt-2.5" : ""}`}
              >
                <PageLink
                  page="blog"
                  className="text-link py-2 font-semibold after:absolute after:inset-0"
                  subject={title}
                >
                  {action}
                </PageLink>
                {coming && <ComingMark due={coming.due}>{coming.when}</ComingMark>}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
