import { ButtonLink } from "~/app/design/button";
import { FileTab } from "~/app/design/file-tab";
import { Unbroken } from "~/app/design/unbroken";
import type { ToolCard } from "~/words/types";

interface WorksheetsProps {
  heading: string;
  help: string;
  tools: readonly ToolCard[];
}

/** Tools as sheets to be filled in, with blanks at their feet; nothing while none is left. */
export function Worksheets({ heading, help, tools }: WorksheetsProps) {
  if (tools.length === 0) return null;
  return (
    <section aria-label={heading} className="section-gap bg-band">
      <div className="page-width">
        <div className="grid gap-x-6 gap-y-3 lg:grid-cols-2 lg:items-end">
          <h2>{heading}</h2>
          <p className="text-ink-2">{help}</p>
        </div>
        <ul className="mt-8 grid gap-x-6 gap-y-8 md:grid-cols-2">
          {tools.map(({ title, description, blanks, cta, topic, format }) => (
            <li key={title} className="flex flex-col">
              <div>
                <FileTab>{topic}</FileTab>
              </div>
              <div className="on-paper flex flex-1 flex-col border-2 border-ink p-5 md:p-7">
                <h3>
                  <Unbroken>{title}</Unbroken>
                </h3>
                <p className="mt-2">{description}</p>
                <div aria-hidden="true" className="screen-only mt-auto text-small text-ink-2">
                  {blanks.map((blank) => (
                    <p key={blank} className="border-b border-feint pt-3 pb-0.5">
                      {blank}
                    </p>
                  ))}
                </div>
                <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-5">
                  <p className="text-small text-ink-2 max-lg:w-full">
                    {topic} · {format}
                  </p>
                  <ButtonLink page="contact" variant="secondary" subject={title}>
                    {cta}
                  </ButtonLink>
                </div>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
