import { PageTab } from "~/app/design/file-tab";
import { CallLine } from "~/app/parts/contact/call-line";
import { PenMark } from "~/app/parts/pen-mark";
import { displayDate } from "~/words/display-date";
import type { ProcessStep } from "~/words/types";

interface PolicyHeroProps {
  badge: string;
  headline: string;
  lede: string;
  call: string;
  /** What the whole comes to, in a sentence each. */
  short: readonly string[];
  /** What has an exception. */
  reported: ProcessStep;
  changed: string;
  /** The day the text last changed, YYYY-MM-DD. */
  updated: string;
}

/** A policy's beginning: what it is about, and a sheet with what it comes to, each point ticked in its margin; below it, what has an exception. */
export function PolicyHero({
  badge,
  headline,
  lede,
  call,
  short,
  reported,
  changed,
  updated,
}: PolicyHeroProps) {
  return (
    <div className="page-width overflow-x-clip pt-3 pb-8 sm:pt-6 md:pt-8 md:pb-10">
      <PageTab>{badge}</PageTab>
      <div className="mt-5 grid gap-x-6 gap-y-8 sm:mt-8 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h1 className="text-display">{headline}</h1>
          <p className="mt-6 max-w-[26em] text-lede text-ink-2">{lede}</p>
          <p className="mt-4 text-small text-ink-2">
            {`${changed} `}
            <time dateTime={updated} className="whitespace-nowrap">
              {displayDate(updated)}
            </time>
          </p>
          <div data-calls>
            <CallLine lead={call} className="mt-4" />
          </div>
        </div>
        <div className="lg:col-span-6">
          <div className="on-paper relative rotate-[0.6deg] border-2 border-ink [--ticks:3.5rem] sm:[--ticks:4.5rem] lg:mr-2 lg:ml-6">
            <ul className="font-display text-h3 font-[560]">
              {short.map((line) => (
                <li
                  key={line}
                  className="grid grid-cols-[var(--ticks)_minmax(0,1fr)] items-start border-b border-feint py-3 last:border-b-0 lg:py-4"
                >
                  <PenMark name="tick" className="h-7 w-8 justify-self-center *:stroke-green" />
                  <div className="pr-4 pl-5 text-pretty">{line}</div>
                </li>
              ))}
            </ul>
            <span
              aria-hidden="true"
              className="absolute inset-y-0 left-(--ticks) border-l-2 border-red"
            />
          </div>
        </div>
        <div className="grid gap-x-6 gap-y-2 lg:col-span-12 lg:grid-cols-2">
          <p className="font-display text-h3 leading-snug font-[560] text-balance">
            {reported.title}
          </p>
          <p className="text-pretty lg:ml-6">{reported.description}</p>
        </div>
      </div>
    </div>
  );
}
