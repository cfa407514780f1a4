import type { ComponentProps, ReactNode } from "react";
import { PageTab } from "~/app/design/file-tab";
import { Words } from "~/app/design/words";
import { CallLine } from "~/app/parts/contact/call-line";
import { FoldList } from "~/app/parts/fold-list";
import { RuledPoints } from "~/app/parts/passages/ruled-points";
import { PenMark } from "~/app/parts/pen-mark";
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
  /** What a reader came for. */
  heard: { before: string; marked: string; after: string };
  /** What can be told, and the exception: marked what it is, folded up when it holds, and what follows for the reader. */
  told: { title: string; paragraphs: readonly string[] };
  reported: {
    id: string;
    title: string;
    marked: string;
    more: string;
    paragraphs: readonly string[];
    so: string;
  };
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
  told,
  reported,
  changed,
  updated,
}: PolicyHeroProps) {
  return (
    <div className="page-width pb-8 md:pb-10">
      <PageTab>{badge}</PageTab>
      <div className="mt-5 grid gap-x-8 gap-y-6 sm:mt-8 md:grid-cols-[minmax(0,4fr)_minmax(0,3fr)] md:items-end">
        <div>
          <h1 className="font-sans text-base font-semibold tracking-normal">{headline}</h1>
          <p className="mt-3 font-display text-display leading-[1.13] font-[620] text-balance">
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
        <Side title={notKept.heading}>
          <ul className="mb-5 list-rule border-b border-feint">
            {notKept.items.map(({ title, text }) => (
              <li key={title} className="flex gap-4 border-t border-feint py-3.5 first:border-t-0">
                <PenMark name="cross" className="mt-0.5 size-6 shrink-0" />
                <p className="text-pretty">
                  <strong className="block font-display text-h3 font-[560]">{title}</strong> {text}
                </p>
              </li>
            ))}
          </ul>
          <Side title={kept.heading}>
            <RuledPoints points={kept.items} />
          </Side>
        </Side>
        <div className="grid content-start gap-y-5">
          <Side title={told.title}>
            <RuledPoints points={told.paragraphs} />
          </Side>
          <Side id={reported.id} title={reported.title}>
            <p className="relative mb-4 pl-6 text-pretty">
              <PenMark name="bracket" className="absolute inset-y-0 left-0 h-full w-3" />
              <Words>{reported.marked}</Words>
            </p>
            <FoldList
              folds={[
                { heading: reported.more, body: <RuledPoints points={reported.paragraphs} /> },
              ]}
              level={3}
              isSmall
            />
            <p className="mt-4 font-semibold text-pretty">{reported.so}</p>
          </Side>
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
