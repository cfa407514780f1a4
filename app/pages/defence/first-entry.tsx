import type { ReactNode } from "react";
import { Icon } from "~/app/design/icons";
import { Words } from "~/app/design/words";
import { besideTitle, EntryList, StepNumber } from "~/app/parts/entry-list";
import { WideEntry } from "~/app/parts/file-sheet";
import { FoldSummary } from "~/app/parts/fold-list";
import { RuledPoints } from "~/app/parts/passages/prose";
import { PenMarked } from "~/app/parts/pen-marked";
import { defenceWords as words } from "~/words/services/common";
import type { ClockWords, DefencePage, ShortAnswer } from "~/words/services/service-page";

interface FirstEntryProps {
  page: DefencePage;
  /** What is feared most, below the steps. */
  children: ReactNode;
}

/** What to do first, its numbers on the red rule; below it what to have to hand. */
export function FirstEntry({ page, children }: FirstEntryProps) {
  return (
    <WideEntry heading={words.first}>
      <div className="relative mb-3">
        <EntryList entries={page.firstSteps} isOrdered />
      </div>
      <BringList items={page.bring} />
      <div className="*:border-t *:border-t-rule">{children}</div>
    </WideEntry>
  );
}

/** What to have to hand, to be ticked off; folded up, and on paper open. */
function BringList({ items }: { items: readonly string[] }) {
  return (
    <details className="eases-open border-t border-rule print:border-0">
      <FoldSummary>
        <h3>{words.bring}</h3>
      </FoldSummary>
      <ul className="gap-x-8 pb-4 lg:columns-2 print:columns-2 print:pb-0">
        {items.map((item) => (
          <li key={item} className="flex break-inside-avoid gap-3 py-1 leading-snug print:py-0">
            <Icon name="box" className="mt-0.5 size-4.5 shrink-0" />
            {item}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The way to a solicitor, step by step, its numbers on the red rule as those of the first steps. */
export function SolicitorEntry({ heading, other }: Pick<ClockWords, "heading" | "other">) {
  return (
    <WideEntry heading={heading}>
      <ol className="relative -my-3 divide-y divide-feint">
        {other?.answers.map((answer, index) => (
          <li key={answer.title} className="relative py-3">
            <StepNumber>{index + 1}</StepNumber>
            <Step {...answer} />
          </li>
        ))}
      </ol>
    </WideEntry>
  );
}

/** What to do; beside it what belongs to it, or across the sheet where to go; and below it what to say about each letter. */
function Step({ id, title, description, points, cases, addresses, ...marks }: ShortAnswer) {
  const isAcross = addresses ?? cases;
  return (
    <div id={id} className="scroll-mt-24">
      <div className={isAcross ? "" : besideTitle}>
        <h3>
          <PenMarked {...marks}>{title}</PenMarked>
        </h3>
        <div className={isAcross ? "mt-4" : ""}>
          {addresses && (
            <dl className="grid gap-2 lg:grid-cols-3">
              {addresses.map(({ title, address }) => (
                <div key={title} className="border-2 border-ink bg-paper px-4 py-2">
                  <dt className="text-small">{title}</dt>
                  <dd className="font-semibold select-all wrap-anywhere">{address}</dd>
                </div>
              ))}
            </dl>
          )}
          {description && <p className="max-w-text">{description}</p>}
          {points && <RuledPoints points={points} isWide={addresses !== undefined} />}
        </div>
      </div>
      {cases && (
        <>
          <h4 className={`pb-1 font-sans text-base font-semibold tracking-normal ${besideTitle}`}>
            <span className="xl:col-start-2">{cases.title}</span>
          </h4>
          <ul className="divide-y divide-feint border-t border-ink">
            {cases.each.map(({ title, description }) => (
              <li key={title} className={`py-2 ${besideTitle}`}>
                <strong className="block">{title}</strong>{" "}
                <span className="max-w-text">
                  <Words>{description}</Words>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
