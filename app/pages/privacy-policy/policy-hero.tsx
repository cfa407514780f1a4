import { PageTab } from "~/app/design/file-tab";
import { CallLine } from "~/app/parts/contact/call-line";
import { PenMark } from "~/app/parts/pen-mark";
import { displayDate } from "~/words/display-date";

interface PolicyHeroProps {
  badge: string;
  headline: string;
  lede: string;
  call: string;
  /** What the whole comes to, in a few words each. */
  short: readonly string[];
  shortNote: string;
  changed: string;
  /** The day the text last changed, YYYY-MM-DD. */
  updated: string;
}

/** A policy's beginning: what it is about, and a sheet with what it comes to, each point ticked in its margin. */
export function PolicyHero({
  badge,
  headline,
  lede,
  call,
  short,
  shortNote,
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
          <CallLine lead={call} className="mt-4" />
        </div>
        <div className="on-paper relative rotate-[0.6deg] border-2 border-ink [--ticks:3.5rem] sm:[--ticks:4.5rem] lg:col-span-6 lg:rotate-1 lg:self-center">
          <ul className="font-display text-h3 font-[560]">
            {short.map((line, index) => (
              <li
                key={line}
                className="grid grid-cols-[var(--ticks)_minmax(0,1fr)] items-start border-b border-feint py-3 last:border-b-0 lg:py-4"
              >
                <PenMark name="tick" className="h-7 w-8 justify-self-center *:stroke-green" />
                <div className="pr-4 pl-5 text-pretty">
                  {line}
                  {index === short.length - 1 && (
                    <p className="mt-1.5 font-sans text-small leading-snug font-normal text-pretty">
                      {shortNote}
                    </p>
                  )}
                </div>
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
