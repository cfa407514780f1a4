import { ButtonLink, ButtonPath } from "~/app/design/button";
import { FileTab } from "~/app/design/file-tab";
import { PageLink } from "~/app/design/link";
import { Stamp } from "~/app/design/stamp";
import { Unbroken } from "~/app/design/unbroken";
import { pathOf } from "~/site/pages";
import type { resources } from "~/words/pages/resources";
import type { ToolCard } from "~/words/types";
import { row } from "./guides";

interface WorksheetsProps extends Omit<(typeof resources)["tools"], "items"> {
  tools: readonly ToolCard[];
}

/** Tools as sheets that somebody has begun to fill in, and below them, as rows, those that this site cannot do itself; nothing while none is left. */
export function Worksheets({ heading, nothing, help, example, tools }: WorksheetsProps) {
  if (tools.length === 0) return null;
  const here = tools.filter(({ now }) => now);
  const others = tools.filter(({ now }) => !now);
  return (
    <section aria-label={heading} className="section-gap bg-band">
      <div className="page-width">
        <h2>{heading}</h2>
        <p className="mt-2">{`${nothing} ${help}`}</p>
        {here.length > 0 && (
          <ul className="mt-6 grid gap-x-6 gap-y-8 lg:grid-cols-2">
            {here.map((tool) => (
              <Sheet key={tool.title} tool={tool} example={example} />
            ))}
          </ul>
        )}
        {others.length > 0 && (
          <ul className="double-rule list-rule mt-12">
            {others.map(({ title, description, cta }) => (
              <li key={title} className={`border-rule ${row}`}>
                <h3>
                  <Unbroken>{title}</Unbroken>
                </h3>
                <p className="max-w-text">{description}</p>
                <p>
                  <PageLink page="contact" className="text-link font-semibold" subject={title}>
                    {cta}
                  </PageLink>
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** A sheet whose lines are filled in by whoever keeps it: in ink, as the red pen is the adviser's; the day that counts is marked. */
function Sheet({ tool, example }: { tool: ToolCard; example: string }) {
  const { title, description, blanks = [], cta, now, topic } = tool;
  return (
    <li className="flex min-w-0 flex-col items-start">
      <FileTab>{topic}</FileTab>
      <div className="on-paper relative flex w-full grow flex-col border-2 border-ink py-4 pr-4 pl-12 md:py-8 md:pr-8 md:pl-16">
        <span
          aria-hidden="true"
          className="screen-only absolute inset-y-0 left-8 border-l-2 border-red md:left-12"
        />
        <Stamp className="screen-only absolute -top-6 right-5 bg-sheet">{example}</Stamp>
        <h3>
          <Unbroken>{title}</Unbroken>
        </h3>
        <p className="mt-2">{description}</p>
        <div
          aria-hidden="true"
          className="screen-only -mr-4 mt-auto -ml-12 pt-4 md:-mr-8 md:-ml-16"
        >
          {blanks.map(({ label, written }, index) => (
            <div
              key={label}
              className="flex min-h-14 items-end max-[22.5rem]:flex-wrap justify-between gap-x-4 border-b border-feint pb-1 pr-4 pl-12 md:pr-8 md:pl-16"
            >
              <p className="text-small text-ink-2">{label}</p>
              <p className="-mb-2 max-w-full shrink-0 -rotate-2 handwriting text-pen forced-colors:text-[CanvasText] forced-colors:forced-color-adjust-none">
                {index > 0 && /^\d/.test(String(written)) ? <mark>{written}</mark> : written}
              </p>
            </div>
          ))}
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
          {now && (
            <ButtonPath to={`${pathOf(now.page)}#${now.anchor}`} size="lg" className="grow">
              {now.title}
            </ButtonPath>
          )}
          <ButtonLink page="contact" variant="link" subject={title}>
            {cta}
          </ButtonLink>
        </div>
      </div>
    </li>
  );
}
