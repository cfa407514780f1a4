import { PenNote } from "~/app/design/pen-note";
import { EntryList } from "~/app/parts/entry-list";
import { FileEntry, FileFoot, FileSheet } from "~/app/parts/file-sheet";
import { FoldList } from "~/app/parts/fold-list";
import { StatLine } from "~/app/parts/heroes/stat-line";
import { MarginIntro, SectionBody } from "~/app/parts/passages/page-sections";
import { defenceWords } from "~/words/services/common";
import type { PageSection, ServicePage } from "~/words/services/service-page";
import type { PenWords, Stat } from "~/words/types";

interface ServiceFileProps {
  offerings: ServicePage["offerings"];
  note?: PenWords;
  sections: readonly PageSection[];
  stats: readonly Stat[];
}

/** What a service is, as one file: the offerings, what the page is about, and the rest folded up. */
export function ServiceFile({ offerings, note, sections, stats }: ServiceFileProps) {
  const drawn = sections.filter(isDrawn);
  const open = drawn.length > 0 ? drawn : sections.slice(0, 1);
  const folded = sections.filter((section) => !open.includes(section));
  return (
    <FileSheet>
      <FileEntry
        heading={offerings.heading}
        margin={note && <PenNote className="mt-4 max-md:mb-2">{note}</PenNote>}
        below={<StatLine stats={stats} inMargin />}
      >
        <div className="max-md:pt-3 md:grid md:h-full">
          <EntryList entries={offerings.items} isOrdered foldsWhenNarrow="rest" />
        </div>
      </FileEntry>
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
        >
          <SectionBody section={section} hasMargin />
        </FileEntry>
      ))}
      <FileEntry margin={<PenNote className="max-md:*:inline">{defenceWords.folds}</PenNote>}>
        <FoldList
          folds={folded.map((section) => ({
            heading: section.heading,
            body: <SectionBody section={section} />,
          }))}
        />
      </FileEntry>
      <FileFoot />
    </FileSheet>
  );
}

/** What has a drawing lies open; where nothing has, the first passage does. */
function isDrawn(section: PageSection): boolean {
  return (
    ("strip" in section && Boolean(section.strip)) || ("map" in section && Boolean(section.map))
  );
}
