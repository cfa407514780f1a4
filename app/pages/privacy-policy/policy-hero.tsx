import type { ComponentProps, ReactNode } from "react";
import { PageTab } from "~/app/design/file-tab";
import { Words } from "~/app/design/words";
import { QuietRow } from "~/app/parts/contact/quiet-row";
import { HeroStart } from "~/app/parts/heroes/hero-start";
import { RuledPoints } from "~/app/parts/passages/ruled-points";
import { PenMark } from "~/app/parts/pen-mark";
import { Underlined } from "~/app/parts/underlined";
import { displayDate } from "~/words/display-date";
import { defenceWords, serviceWords } from "~/words/services/common";
import { VisitorsBook } from "./visitors-book";

interface PolicyHeroProps {
  badge: string;
  headline: string;
  /** What stands in the drawn book. */
  book: ComponentProps<typeof VisitorsBook>;
  /** What is not kept, and what that comes to. */
  notKept: { heading: string; items: readonly { title: string; text: string }[] };
  kept: { heading: string; items: readonly string[] };
  /** What others keep, on the reader's side. */
  yours: { heading: string; items: readonly string[] };
  /** What a reader came for, the pen at both its conditions. */
  heard: { before: string; rule: string; or: string; exception: string; after: string };
  /** What follows for the reader. */
  lede: string;
  /** What can be told, and the exception: marked what it is, and when it holds. */
  told: { title: string; paragraphs: readonly string[] };
  reported: {
    id: string;
    title: string;
    marked: string;
    paragraphs: readonly string[];
  };
  /** Whether it can be asked of us. */
  demanded: { title: string; text: string };
  changed: string;
  /** The day the text last changed, YYYY-MM-DD. */
  updated: string;
}

/** A policy's beginning: the one sentence that a reader came for, and two sheets: what it means, and what the rest comes to. */
export function PolicyHero({
  badge,
  headline,
  book,
  notKept,
  kept,
  yours,
  heard,
  lede,
  told,
  reported,
  demanded,
  changed,
  updated,
}: PolicyHeroProps) {
  return (
    <div className="page-width pb-8">
      <PageTab>{badge}</PageTab>
      <div className="mt-4 grid items-end gap-x-8 md:grid-cols-[4fr_3fr] lg:mt-8">
        <div className="md:col-span-2">
          <h1 className="font-sans text-base font-semibold tracking-normal">{headline}</h1>
          <p className="mt-3 font-display text-display leading-[1.32] md:leading-[1.22] font-[620] tracking-[-0.015em] text-balance">
            {heard.before}
            <Underlined mark="underline">{heard.rule}</Underlined>
            {heard.or}
            <Underlined mark="underline">{heard.exception}</Underlined>
            {heard.after}
          </p>
        </div>
        <div className="flex flex-col pb-8 md:self-stretch md:pt-6">
          <p className="max-w-[28em] text-lede text-pretty text-ink-2 max-md:mt-4 max-[23rem]:order-1">
            {lede}
          </p>
          <HeroStart
            words={serviceWords}
            subject={badge}
            row={<QuietRow who={defenceWords.who} />}
          />
        </div>
        <div className="screen-only -mb-0.5 aspect-2/1 md:aspect-3/2">
          <VisitorsBook {...book} />
        </div>
      </div>
      <div className="grid grid-cols-1 gap-8 md:grid-cols-[4fr_3fr]">
        <Paper>
          <Side title={told.title}>
            <RuledPoints points={told.paragraphs} />
          </Side>
          <Side id={reported.id} title={reported.title}>
            <p className="relative mb-3 max-w-text pl-7">
              <PenMark name="bracket" className="absolute inset-y-0 left-1 h-full w-3" />
              <Words>{reported.marked}</Words>
            </p>
            <RuledPoints points={reported.paragraphs} />
          </Side>
          <Side title={demanded.title}>
            <p className="max-w-text">{demanded.text}</p>
          </Side>
        </Paper>
        <Paper>
          <Side title={notKept.heading}>
            <ul>
              {notKept.items.map(({ title, text }) => (
                <li key={title} className="flex gap-2 py-1">
                  <PenMark name="cross" className="mt-0.5 size-5 shrink-0" />
                  <p>
                    <strong className="block">{title}</strong> {text}
                  </p>
                </li>
              ))}
            </ul>
          </Side>
          {[kept, yours].map(({ heading, items }) => (
            <Side key={heading} title={heading}>
              <RuledPoints points={items} />
            </Side>
          ))}
        </Paper>
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

function Paper({ children }: { children: ReactNode }) {
  return (
    <div className="on-paper grid content-start gap-y-4 border-2 border-ink p-4 md:p-6">
      {children}
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
      <h2 className="mb-3 border-b-2 border-ink pb-2 text-h3">{title}</h2>
      {children}
    </div>
  );
}
