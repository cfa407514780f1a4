import type { ReactNode } from "react";
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
  short: readonly { text: string; isSafe: boolean }[];
  shortHeading: string;
  /** What a reader came for, one word of it underlined, and the two sides of it. */
  heard: { before: string; marked: string; after: string };
  sides: readonly (ProcessStep & { isSafe: boolean })[];
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
  shortHeading,
  heard,
  sides,
  changed,
  updated,
}: PolicyHeroProps) {
  return (
    <div className="page-width pt-3 pb-8 sm:pt-6 md:pt-8 md:pb-10">
      <PageTab>{badge}</PageTab>
      <h1 className="mt-5 text-h2 sm:mt-8">{headline}</h1>
      <p className="mt-3 font-display text-display leading-tight font-[620] text-balance">
        {heard.before}
        <span className="relative">
          {heard.marked}
          <PenMark name="underline" className="absolute inset-x-0 bottom-0 h-2 w-full" />
        </span>
        {heard.after}
      </p>
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
        <div>
          <h2 className="mb-3 text-h3">{shortHeading}</h2>
          <ul>
            {short.map(({ text, isSafe }) => (
              <li key={text} className="py-2 first:pt-0 last:pb-0">
                <Sided isSafe={isSafe}>
                  <p className="text-pretty">{text}</p>
                </Sided>
              </li>
            ))}
          </ul>
        </div>
        <div className="grid content-start gap-y-5">
          {sides.map(({ title, description, isSafe }) => (
            <Sided key={title} isSafe={isSafe}>
              <h2 className="text-h3">{title}</h2>
              <p className="mt-2 text-pretty">{description}</p>
            </Sided>
          ))}
        </div>
      </div>
    </div>
  );
}

/** What is safe is ticked; what is not stands after a red dash. */
function Sided({ isSafe, children }: { isSafe: boolean; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-start">
      {isSafe ? (
        <PenMark name="tick" className="h-7 w-8 *:stroke-green" />
      ) : (
        <PenMark name="underline" className="mt-3 h-1 w-6" />
      )}
      <div>{children}</div>
    </div>
  );
}
