import { ButtonLink } from "~/app/design/button";
import { Unbroken } from "~/app/design/unbroken";
import type { ResourceItem } from "~/words/types";

interface GuideRowsProps {
  heading: string;
  help: string;
  action: string;
  guides: readonly ResourceItem[];
}

/** Guides as rows of a catalogue, what each is filed under left of the margin rule; nothing while none is left. */
export function GuideRows({ heading, help, action, guides }: GuideRowsProps) {
  if (guides.length === 0) return null;
  return (
    <section aria-label={heading} className="page-width section-gap">
      <div className="grid gap-x-6 gap-y-3 lg:grid-cols-2 lg:items-end">
        <h2>{heading}</h2>
        <p className="text-ink-2">{help}</p>
      </div>
      <ul className="mt-8 border-y-2 border-ink lg:[--passage-margin:25%]">
        {guides.map(({ title, category, topic, format, summary }) => (
          <li key={title} className="margin-passage group">
            <p className="pt-5 font-display text-h3 font-[560] text-ink-2">{category}</p>
            <div className="grid gap-x-10 gap-y-4 pb-6 md:pt-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:group-last:pb-8">
              <div className="max-w-text">
                <h3>
                  <Unbroken>{title}</Unbroken>
                </h3>
                <p className="mt-2">{summary}</p>
                <p className="mt-2 text-small text-ink-2">
                  {topic} · {format}
                </p>
              </div>
              <ButtonLink
                page="blog"
                variant="secondary"
                size="sm"
                className="self-start justify-self-start"
                subject={title}
              >
                {action}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
