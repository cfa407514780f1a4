import { PenMark } from "~/app/parts/pen-mark";
import { displayDate } from "~/words/display-date";

interface PolicyHeroProps {
  headline: string;
  lede: string;
  /** What the whole comes to, in a few words each. */
  short: readonly string[];
  changed: string;
  /** The day the text last changed, YYYY-MM-DD. */
  updated: string;
}

/** A policy's beginning: what it is about, what it comes to, each point ticked, and when it last changed. */
export function PolicyHero({ headline, lede, short, changed, updated }: PolicyHeroProps) {
  return (
    <div className="page-width grid gap-x-6 gap-y-10 pt-8 pb-12 md:pt-12 md:pb-16 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <h1>{headline}</h1>
        <p className="mt-8 max-w-[26em] text-lede text-ink-2">{lede}</p>
        <p className="mt-6 text-small text-ink-2">
          {`${changed} `}
          <time dateTime={updated}>{displayDate(updated)}</time>
        </p>
      </div>
      <ul className="grid content-end gap-y-4 lg:col-span-5">
        {short.map((line) => (
          <li
            key={line}
            className="flex items-center gap-5 font-display text-h2 leading-tight font-[620]"
          >
            <PenMark name="tick" className="h-9 w-10 shrink-0" />
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
