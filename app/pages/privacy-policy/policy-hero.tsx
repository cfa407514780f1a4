import type { ReactNode } from "react";
import { Drawing, Lines, Penned, Printed } from "~/app/design/drawing";
import { PageTab } from "~/app/design/file-tab";
import { Words } from "~/app/design/words";
import { FoldList } from "~/app/parts/fold-list";
import { HeroStart } from "~/app/parts/heroes/hero-start";
import { Prose, RuledPoints } from "~/app/parts/passages/prose";
import { PenMark, Underlined } from "~/app/parts/pen-mark";
import { displayDate } from "~/words/display-date";
import type { privacyPolicy } from "~/words/pages/privacy-policy";

interface PolicyHeroProps {
  words: typeof privacyPolicy.hero;
  /** The day the text last changed, YYYY-MM-DD. */
  updated: string;
}

/** A policy's beginning: the one sentence that a reader came for, and a sheet with what it means and what the rest comes to. */
export function PolicyHero({ words, updated }: PolicyHeroProps) {
  const { badge, headline, book, heard, lede, papers, changed } = words;
  return (
    <div className="page-width pb-8">
      <PageTab>{badge}</PageTab>
      <div className="mt-4 grid grid-cols-1 items-end gap-x-8 md:grid-cols-[4fr_3fr] lg:mt-8">
        <div className="md:col-span-2">
          <h1 className="font-sans text-base font-semibold tracking-normal">{headline}</h1>
          <p className="mt-3 font-display text-h2 leading-normal font-[620] md:text-display md:leading-[1.22] tracking-[-0.015em] text-balance">
            {heard.before}
            <Underlined mark="underline">{heard.rule}</Underlined>
            {heard.or}
            <Underlined mark="underline">{heard.exception}</Underlined>
            {heard.after}
          </p>
        </div>
        <div className="flex flex-col pb-8 md:self-stretch md:pt-6">
          <p className="max-w-[28em] text-lede text-ink-2 max-md:mt-4 max-[23rem]:order-1">
            {lede}
          </p>
          <HeroStart subject={badge} />
        </div>
        <div className="screen-only -mb-0.5 aspect-2/1 md:aspect-3/2">
          <VisitorsBook {...book} />
        </div>
      </div>
      <PolicyPapers words={papers}>
        <p className="text-small text-ink-2">
          {`${changed} `}
          <time dateTime={updated} className="whitespace-nowrap">
            {displayDate(updated)}
          </time>
        </p>
      </PolicyPapers>
    </div>
  );
}

/** A visitors' book in which nobody has had to write: its lines are empty. */
function VisitorsBook({ title, note }: typeof privacyPolicy.hero.book) {
  return (
    <Drawing className="border-transparent">
      <g transform="rotate(-2 240 180)">
        <path d="M22 62h436v300H22z" fill="var(--manila)" />
        <path d="M36 50q104-20 204 8v310H36zM444 50q-104-20-204 8v310h204z" fill="var(--letter)" />
        <Lines
          colour="letter-feint"
          d="M60 128h156M60 172h156M60 216h156M60 260h156M60 304h156M264 84h156M264 128h156M264 172h156M264 216h156M264 260h156M264 304h156"
        />
        <Printed x={64} y={100} size={26} lines={[title]} title />
        <g transform="rotate(-5 240 176)">
          <Penned x={240} y={192} size={66} colour="letter-red" middle>
            {note}
          </Penned>
        </g>
      </g>
    </Drawing>
  );
}

interface PolicyPapersProps {
  words: typeof privacyPolicy.hero.papers;
  /** Below the shorter of its columns. */
  children: ReactNode;
}

/** One sheet, the red rule between what can be told, with what comes of it, and what is kept, by whom. */
function PolicyPapers({ words, children }: PolicyPapersProps) {
  const { told, reported, demanded, notKept, kept, yours } = words;
  return (
    <div className="on-paper grid grid-cols-1 border-2 border-ink md:grid-cols-[4fr_3fr]">
      <div className="grid content-start gap-y-4 p-4 md:p-6">
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
        <FoldList
          folds={[{ heading: demanded.title, body: <Prose paragraphs={[demanded.text]} /> }]}
        />
      </div>
      <div className="grid content-start gap-y-4 border-red p-4 max-md:border-t-2 md:border-l-2 md:p-6">
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
        {children}
      </div>
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
