import { PageTab } from "~/app/design/file-tab";
import { CallLine } from "~/app/parts/contact/call-line";
import { PenMark } from "~/app/parts/pen-mark";
import { displayDate } from "~/words/display-date";
import type { ProcessStep } from "~/words/types";

interface PolicyHeroProps {
  badge: string;
  headline: string;
  call: string;
  /** What the whole comes to, in a sentence each. */
  short: readonly string[];
  /** What a reader came for, and the two sides of it. */
  heard: string;
  sides: readonly ProcessStep[];
  changed: string;
  /** The day the text last changed, YYYY-MM-DD. */
  updated: string;
}

/** A policy's beginning: the one sentence that a reader came for, and one sheet with what it means and what the rest comes to. */
export function PolicyHero({
  badge,
  headline,
  call,
  short,
  heard,
  sides,
  changed,
  updated,
}: PolicyHeroProps) {
  return (
    <div className="page-width pt-3 pb-8 sm:pt-6 md:pt-8 md:pb-10">
      <PageTab>{badge}</PageTab>
      <h1 className="mt-5 text-h2 sm:mt-8">{headline}</h1>
      <p className="mt-3 font-display text-display font-[620] text-balance">{heard}</p>
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 md:mt-6">
        <div data-calls>
          <CallLine lead={call} />
        </div>
        <p className="text-small text-ink-2">
          {`${changed} `}
          <time dateTime={updated} className="whitespace-nowrap">
            {displayDate(updated)}
          </time>
        </p>
      </div>
      <div className="on-paper mt-6 grid grid-cols-[minmax(0,1fr)] border-2 border-ink md:mt-8 lg:grid-cols-2 [&>*]:p-5 [&>*]:not-last:border-feint max-lg:[&>*]:not-last:border-b-2 md:[&>*]:p-6 lg:[&>*]:not-last:border-r-2">
        <div className="grid content-start gap-y-5">
          {sides.map(({ title, description }) => (
            <div key={title}>
              <h2 className="text-h3">{title}</h2>
              <p className="mt-2 text-pretty">{description}</p>
            </div>
          ))}
        </div>
        <ul>
          {short.map((line) => (
            <li
              key={line}
              className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-start py-2 first:pt-0 last:pb-0"
            >
              <PenMark name="tick" className="h-7 w-8 *:stroke-green" />
              <p className="text-pretty">{line}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
