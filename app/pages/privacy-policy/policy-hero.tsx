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

/** A policy's beginning: the one sentence that a reader came for, what it means, and a sheet with what the rest comes to. */
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
    <div className="page-width overflow-x-clip pt-3 pb-8 sm:pt-6 md:pt-8 md:pb-10">
      <PageTab>{badge}</PageTab>
      <div className="mt-5 flex flex-wrap items-baseline justify-between gap-x-6 sm:mt-8">
        <h1 className="text-h2">{headline}</h1>
        <p className="text-small text-ink-2">
          {`${changed} `}
          <time dateTime={updated} className="whitespace-nowrap">
            {displayDate(updated)}
          </time>
        </p>
      </div>
      <p className="mt-4 font-display text-display font-[620] text-balance">{heard}</p>
      <div data-calls>
        <CallLine lead={call} className="mt-4 md:mt-6" />
      </div>
      <div className="mt-6 grid gap-x-6 gap-y-8 md:mt-8 lg:grid-cols-12">
        <div className="grid content-start gap-6 sm:grid-cols-2 lg:col-span-7">
          {sides.map(({ title, description }) => (
            <div key={title} className="border-t-2 border-ink pt-3">
              <h2 className="text-h3">{title}</h2>
              <p className="mt-2 text-pretty">{description}</p>
            </div>
          ))}
        </div>
        <div className="on-paper relative rotate-[0.6deg] border-2 border-ink [--ticks:3.5rem] lg:col-span-5 lg:mr-2 lg:ml-6">
          <ul>
            {short.map((line) => (
              <li
                key={line}
                className="grid grid-cols-[var(--ticks)_minmax(0,1fr)] items-start border-b border-feint py-3 last:border-b-0"
              >
                <PenMark name="tick" className="h-7 w-8 justify-self-center *:stroke-green" />
                <p className="pr-4 pl-5 text-balance">{line}</p>
              </li>
            ))}
          </ul>
          <span
            aria-hidden="true"
            className="absolute inset-y-0 left-(--ticks) border-l-2 border-red"
          />
        </div>
      </div>
    </div>
  );
}
