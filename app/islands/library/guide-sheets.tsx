import { PageLink } from "~/app/design/link";
import { Unbroken } from "~/app/design/unbroken";
import type { ResourceItem } from "~/words/types";

interface GuideSheetsProps {
  heading: string;
  help: string;
  action: string;
  guides: readonly ResourceItem[];
}

/** Guides as sheets of paper with their margin, at whose head stands what each is filed under; nothing while none is left. */
export function GuideSheets({ heading, help, action, guides }: GuideSheetsProps) {
  if (guides.length === 0) return null;
  return (
    <section aria-label={heading} className="page-width section-gap">
      <div className="grid gap-x-6 gap-y-3 lg:grid-cols-2 lg:items-end">
        <h2>{heading}</h2>
        <p className="text-ink-2">{help}</p>
      </div>
      <ul className="mt-8 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {guides.map(({ title, category, format, summary }) => (
          <li
            key={title}
            className="on-paper relative flex flex-col border-2 border-ink pr-5 pb-6 pl-14 md:pr-6 md:pl-16"
          >
            <p className="-mr-5 -ml-14 border-b-2 border-ink py-2.5 pl-14 text-small font-semibold md:-mr-6 md:-ml-16 md:pl-16">
              {`${category} · ${format}`}
            </p>
            <span
              aria-hidden="true"
              className="screen-only absolute inset-y-0 left-9 border-l-2 border-red md:left-11"
            />
            <h3 className="mt-6">
              <Unbroken>{title}</Unbroken>
            </h3>
            <p className="mt-3 mb-2">{summary}</p>
            <PageLink
              page="blog"
              className="text-link mt-auto inline-flex min-h-11 items-center self-start font-semibold after:absolute after:inset-0"
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
