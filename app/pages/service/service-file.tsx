import type { ReactNode } from "react";
import { PenNote } from "~/app/design/pen-note";
import { EntryList } from "~/app/parts/entry-list";
import { FileEntry, FileFoot, FileSheet } from "~/app/parts/file-sheet";
import { FoldList } from "~/app/parts/fold-list";
import { foldsOf, MarginIntro, SectionBody } from "~/app/parts/passages/page-sections";
import { serviceWords } from "~/words/services/common";
import type {
  PageSection,
  ServicePage,
  TableSection,
  WaysMapWords,
} from "~/words/services/service-page";
import { AskedFirst, isAskedFirst } from "./asked-first";
import { Offerings } from "./offerings";
import { WaysSpread } from "./ways-spread";

interface ServiceFileProps {
  offerings: ServicePage["offerings"];
  /** In the margin beside the offerings. */
  slip?: ReactNode;
  /** Who reads a letter, in the margin: beside the passage that lies open, or beside the folds where a letter has come. */
  reader: ReactNode;
  place: "open" | "folds" | undefined;
  /** Below the folds: where to read on. */
  further: ReactNode;
  sections: readonly PageSection[];
}

/** What a service is, as one file: what is asked before all else and the ways on, the offerings, what the page is about, and the rest folded up. */
export function ServiceFile({
  offerings,
  slip,
  reader,
  place,
  further,
  sections,
}: ServiceFileProps) {
  const asked = sections.filter(isAskedFirst);
  const ways = sections.filter(hasMap);
  const drawn = sections.filter(hasStrip);
  const open = drawn.length + ways.length > 0 ? drawn : sections.slice(0, 1);
  const folded = sections.filter(
    (section) => !(open.includes(section) || hasMap(section) || isAskedFirst(section)),
  );
  return (
    <FileSheet>
      {asked.map((section) => (
        <AskedFirst key={section.heading} {...section} />
      ))}
      {ways.map((section) => (
        <WaysSpread key={section.heading} {...section} />
      ))}
      {place === "folds" ? (
        <FileEntry heading={offerings.heading} margin={slip}>
          <div className="h-full max-md:pt-3 *:h-full">
            <EntryList entries={offerings.items} />
          </div>
        </FileEntry>
      ) : (
        <Offerings {...offerings} />
      )}
      {open.map((section) => (
        <FileEntry
          key={section.heading}
          heading={section.heading}
          margin={
            <>
              <MarginIntro section={section} />
              {section.pen && (
                <div className="mt-4 max-md:mb-3 md:mt-6">
                  <PenNote className="max-md:*:inline">{section.pen}</PenNote>
                </div>
              )}
            </>
          }
          below={
            section.kind === "table" && section.note ? (
              <p className="text-pretty md:mt-4">{section.note}</p>
            ) : (
              place === "open" && reader
            )
          }
        >
          <SectionBody section={withoutNote(section)} hasMargin />
        </FileEntry>
      ))}
      {folded.length > 0 && (
        <FileEntry heading={serviceWords.folds} below={place === "folds" && reader}>
          <FoldList folds={foldsOf(folded)} />
          {further && <div className="mt-6 grid gap-y-4 md:mb-3 md:gap-y-6">{further}</div>}
        </FileEntry>
      )}
      {folded.length > 0 && <FileFoot />}
    </FileSheet>
  );
}

/** A table whose note stands in the margin. */
function withoutNote(section: PageSection): PageSection {
  if (section.kind !== "table") return section;
  const { note: _inTheMargin, ...table } = section;
  return table;
}

/** What has a drawing lies open; where nothing has, the first passage does. */
function hasStrip(section: PageSection): boolean {
  return "strip" in section && Boolean(section.strip);
}

function hasMap(section: PageSection): section is TableSection & { map: WaysMapWords } {
  return section.kind === "table" && Boolean(section.map);
}
