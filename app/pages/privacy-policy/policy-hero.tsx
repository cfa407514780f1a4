import type { ComponentProps, ReactNode } from "react";
import { PageTab } from "~/app/design/file-tab";
import { CallLine } from "~/app/parts/contact/call-line";
import { RuledPoints } from "~/app/parts/passages/ruled-points";
import { Underlined } from "~/app/parts/underlined";
import { displayDate } from "~/words/display-date";
import { VisitorsBook } from "./visitors-book";

interface PolicyHeroProps {
  badge: string;
  headline: string;
  /** What stands in the drawn book. */
  book: ComponentProps<typeof VisitorsBook>;
  call: string;
  /** What is not kept, and what that comes to. */
  notKept: { heading: string; items: readonly { title: string; text: string }[] };
  kept: { heading: string; items: readonly string[] };
  /** What a reader came for, and the two sides of it. */
  heard: { before: string; marked: string; after: string };
  sides: readonly { id?: string; title: string; paragraphs: readonly string[] }[];
  changed: string;
  /** The day the text last changed, YYYY-MM-DD. */
  updated: string;
}

/** A policy's beginning: the one sentence that a reader came for, and one sheet with what it means and what the rest comes to. */
export function PolicyHero({
  badge,
  headline,
  book,
  call,
  notKept,
  kept,
  heard,
  sides,
  changed,
  updated,
}: PolicyHeroProps) {
  return (
    <div className="page-width pb-8 md:pb-10">
      <PageTab>{badge}</PageTab>
      <div className="mt-5 grid gap-x-8 gap-y-6 sm:mt-8 md:grid-cols-[minmax(0,4fr)_minmax(0,3fr)] md:items-end">
        <div>
          <h1 className="text-h2">{headline}</h1>
          <p className="mt-3 font-display text-display leading-tight font-[620] text-balance">
            {heard.before}
            <Underlined>{heard.marked}</Underlined>
            {heard.after}
          </p>
          <div className="mt-4 md:my-6" data-calls>
            <CallLine lead={call} />
          </div>
        </div>
        <div className="screen-only aspect-2/1 md:-mb-0.5 md:aspect-3/2">
          <VisitorsBook {...book} />
        </div>
      </div>
      <div className="on-paper grid grid-cols-[minmax(0,1fr)] border-2 border-ink max-md:mt-6 lg:grid-cols-[5fr_6fr] [&>*]:p-5 [&>*]:not-last:border-feint max-lg:[&>*]:not-last:border-b-2 md:[&>*]:p-6 lg:[&>*]:not-last:border-r-2">
        <div className="grid content-start gap-y-5">
          <Side title={notKept.heading}>
            <ul className="grid gap-y-2">
              {notKept.items.map(({ title, text }) => (
                <li key={title} className="text-pretty">
                  <strong className="block">{title}</strong> {text}
                </li>
              ))}
            </ul>
          </Side>
          <Side title={kept.heading}>
            <ul className="grid gap-y-2">
              {kept.items.map((text) => (
                <li key={text} className="text-pretty">
                  {text}
                </li>
              ))}
            </ul>
          </Side>
        </div>
        <div className="grid content-start gap-y-5">
          {sides.map(({ id, title, paragraphs }) => (
            <Side key={title} id={id} title={title}>
              <RuledPoints points={paragraphs} />
            </Side>
          ))}
        </div>
      </div>
      <p className="mt-3 text-right text-small text-ink-2">
        {`${changed} `}
        <time dateTime={updated} className="whitespace-nowrap">
          {displayDate(updated)}
        </time>
      </p>
    </div>
  );
}

function Side({
  id,
  title,
  children,
}: {
  id?: string | undefined;
  title: string;
  children: ReactNode;
}) {
  return (
    <div id={id} className="scroll-mt-4">
      <h2 className="mb-2 text-h3">{title}</h2>
      {children}
    </div>
  );
}
