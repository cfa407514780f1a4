import type { ReactNode } from "react";
import { PenNote } from "~/app/design/pen-note";
import { PlusMinus } from "~/app/design/plus-minus";
import { Unbroken } from "~/app/design/unbroken";
import { FileSheet, WideEntry } from "~/app/parts/file-sheet";
import { FoldList } from "~/app/parts/fold-list";
import { foldsOf, SectionBody } from "~/app/parts/passages/page-sections";
import { PenMarked } from "~/app/parts/pen-marked";
import { serviceWords } from "~/words/services/common";
import type {
  PageSection,
  ServicePage,
  TableSection,
  WaysMapWords,
} from "~/words/services/service-page";
import { Dates } from "./dates";
import { WaysSpread } from "./ways-map";

interface ServiceFileProps {
  page: ServicePage;
  /** Who reads a letter, beside the folds. */
  beside: ReactNode;
  /** Below them: where to read on. */
  further: ReactNode;
  sections: readonly PageSection[];
  /** Before what is folded up. */
  children: ReactNode;
}

/** What a service is: the offerings, what is asked before all else, the ways on and what the page is about, each on its sheet; and the rest, folded up. */
export function ServiceFile({ page, beside, further, sections, children }: ServiceFileProps) {
  const { offerings, dates, firstSteps } = page;
  const asked = sections.filter(isAskedFirst);
  const ways = sections.filter(hasMap);
  const drawn = sections.filter(hasStrip);
  const open = dates || drawn.length + ways.length > 0 ? drawn : sections.slice(0, 1);
  const folded = sections.filter(
    (section) => !(open.includes(section) || hasMap(section) || isAskedFirst(section)),
  );
  // What is asked about a letter or a date stands before what the firm offers.
  const isUrgent = firstSteps || dates;
  const folds = foldsOf(folded);
  return (
    <>
      {!isUrgent && <Offerings {...offerings} />}
      {dates && <Dates {...dates} />}
      {asked.length + open.length > 0 && (
        <FileSheet>
          {asked.map((section) => (
            <AskedFirst key={section.heading} {...section} />
          ))}
          {open.map((section) => (
            <WideEntry key={section.heading} heading={section.heading} note={section.pen}>
              <SectionBody section={section} isWide />
            </WideEntry>
          ))}
        </FileSheet>
      )}
      {ways.map((section) => (
        <WaysSpread key={section.heading} {...section} />
      ))}
      {isUrgent && <Offerings {...offerings} />}
      {children}
      {folds.length > 0 && (
        <FileSheet>
          <WideEntry heading={serviceWords.folds} beside={beside}>
            <FoldList folds={folds} />
            {further && <div className="mt-6 grid gap-y-6">{further}</div>}
          </WideEntry>
        </FileSheet>
      )}
    </>
  );
}

/** What has a drawing lies open; where nothing has, the first passage does. */
function hasStrip(section: PageSection): boolean {
  return "strip" in section && Boolean(section.strip);
}

function hasMap(section: PageSection): section is TableSection & { map: WaysMapWords } {
  return section.kind === "table" && Boolean(section.map);
}

type Asked = PageSection & { inBrief: NonNullable<PageSection["inBrief"]> };

/** A question that is asked before all others: the short answer by its cases, and the long one folded up. */
function AskedFirst(section: Asked) {
  const { heading, inBrief } = section;
  return (
    <WideEntry heading={heading}>
      <dl className="mb-4 grid gap-x-12 gap-y-4 lg:grid-cols-2">
        {inBrief.cases.map(({ title, description, ...marks }) => (
          <div key={title}>
            <dt className="font-display text-h3 font-[620]">{title}</dt>
            <dd className="mt-2 text-pretty">
              <PenMarked {...marks}>{description}</PenMarked>
            </dd>
          </div>
        ))}
      </dl>
      <FoldList
        folds={[{ heading: inBrief.more, body: <SectionBody section={section} level={4} /> }]}
        level={3}
      />
    </WideEntry>
  );
}

/** @returns whether a passage has its answer in brief */
function isAskedFirst(section: PageSection): section is Asked {
  return Boolean(section.inBrief);
}

/** The questions that people bring, each above its answer, two in a row; on a phone folded up but for the first. */
function Offerings({ heading, items }: ServicePage["offerings"]) {
  return (
    <FileSheet>
      <WideEntry heading={heading}>
        <ol className="max-md:double-rule max-md:list-rule gap-x-12 gap-y-8 md:grid md:grid-cols-2">
          {items.map(({ title, description, pen }, index) => (
            <li
              key={title}
              className="py-3 max-md:not-first:border-t max-md:border-rule md:border-t-2 md:border-ink md:pb-0"
            >
              <h3 className="hidden laid-out:block">{title}</h3>
              <details className="lies-out" open={index === 0}>
                <summary className="flex items-center justify-between gap-4">
                  <h3>{title}</h3>
                  <PlusMinus />
                </summary>
                <p className="max-w-text pt-2">
                  <Unbroken>{description}</Unbroken>
                </p>
                {pen && <PenNote className="mt-2 *:inline">{pen}</PenNote>}
              </details>
            </li>
          ))}
        </ol>
      </WideEntry>
    </FileSheet>
  );
}
