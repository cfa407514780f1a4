import type { ReactNode } from "react";
import { FileSheet, WideEntry } from "~/app/parts/file-sheet";
import { FoldList } from "~/app/parts/fold-list";
import { foldsOf, SectionBody } from "~/app/parts/passages/page-sections";
import { serviceWords } from "~/words/services/common";
import type {
  PageSection,
  ServicePage,
  TableSection,
  WaysMapWords,
} from "~/words/services/service-page";
import { AskedFirst, isAskedFirst } from "./asked-first";
import { Dates } from "./dates";
import { Offerings } from "./offerings";
import { WaysSpread } from "./ways-spread";

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
