import { PageLink } from "~/app/design/link";
import { Unbroken } from "~/app/design/unbroken";
import type { ResourceItem } from "~/words/types";

interface GuideRowsProps {
  heading: string;
  help: string;
  action: string;
  guides: readonly ResourceItem[];
}

/** Guides as rows of a ledger: what each is filed under, its title, what is in it; nothing while none is left. */
export function GuideRows({ heading, help, action, guides }: GuideRowsProps) {
  if (guides.length === 0) return null;
  return (
    <section aria-label={heading} className="page-width section-gap">
      <div className="grid gap-x-6 gap-y-3 lg:grid-cols-2 lg:items-end">
        <h2>{heading}</h2>
        <p className="text-ink-2">{help}</p>
      </div>
      <ul className="double-rule list-rule mt-8">
        {guides.map(({ title, category, format, summary }) => (
          <li
            key={title}
            className="relative grid gap-x-6 gap-y-2 border-b border-feint py-5 last:border-0 md:grid-cols-[10rem_minmax(0,1fr)] lg:grid-cols-[10rem_minmax(0,4fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]"
          >
            <p className="text-small font-semibold md:pt-1">{`${category} · ${format}`}</p>
            <h3 className="decoration-2 underline-offset-4 entry-hover:underline">
              <Unbroken>{title}</Unbroken>
            </h3>
            <p className="md:col-start-2 lg:col-start-3 lg:row-span-2 lg:row-start-1">{summary}</p>
            <PageLink
              page="blog"
              className="text-link self-start justify-self-start font-semibold after:absolute after:inset-0 md:col-start-2"
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
