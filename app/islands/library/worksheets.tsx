import { ButtonLink, buttonStyles } from "~/app/design/button";
import { FileTab } from "~/app/design/file-tab";
import { PathLink } from "~/app/design/link";
import { Stamp } from "~/app/design/stamp";
import { Unbroken } from "~/app/design/unbroken";
import { pathOf } from "~/site/pages";
import type { ToolCard } from "~/words/types";
import { FilledLine } from "./filled-line";

interface WorksheetsProps {
  heading: string;
  /** Where a button leads that says that it opens something, and how we help. */
  nothing: string;
  help: string;
  /** Stamped on each: what is written on it is invented. */
  example: string;
  tools: readonly ToolCard[];
}

/** Tools as sheets that somebody has begun to fill in; nothing while none is left. */
export function Worksheets({ heading, nothing, help, example, tools }: WorksheetsProps) {
  if (tools.length === 0) return null;
  return (
    <section aria-label={heading} className="section-gap bg-band">
      <div className="page-width">
        <h2>{heading}</h2>
        <p className="mt-2 text-pretty">{`${nothing} ${help}`}</p>
        <ul className="mt-5 grid gap-x-6 gap-y-6 md:mt-6 md:gap-y-8 lg:grid-cols-2">
          {tools.map(({ title, description, blanks, cta, now, topic }) => (
            <li key={title} className="flex flex-col">
              <div>
                <FileTab>{topic}</FileTab>
              </div>
              <div className="on-paper relative flex grow flex-col items-start border-2 border-ink py-4 pr-5 pl-14 md:py-7 md:pr-7 md:pl-16">
                <span
                  aria-hidden="true"
                  className="screen-only absolute inset-y-0 left-9 border-l-2 border-red md:left-11"
                />
                <Stamp className="screen-only absolute -top-4 right-5 bg-sheet">{example}</Stamp>
                <h3>
                  <Unbroken>{title}</Unbroken>
                </h3>
                <p className="mt-2 text-pretty">{description}</p>
                <div
                  aria-hidden="true"
                  className="screen-only -mr-5 mt-auto -ml-14 self-stretch md:-mr-7 md:-ml-16 md:pt-2"
                >
                  {blanks.map(({ label, written }) => (
                    <FilledLine key={label} label={label} className="pr-5 pl-14 md:pr-7 md:pl-16">
                      {written}
                    </FilledLine>
                  ))}
                </div>
                <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3 max-sm:self-stretch max-sm:*:w-full md:mt-5">
                  {now && (
                    <PathLink to={`${pathOf(now.page)}#${now.anchor}`} className={buttonStyles()}>
                      {now.title}
                    </PathLink>
                  )}
                  <ButtonLink page="contact" variant="outline" subject={title}>
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
