import { FileEntry, FileFoot, FileSheet } from "~/app/parts/file-sheet";
import { FoldList } from "~/app/parts/fold-list";
import { foldsOf, isFolded, PageSections } from "~/app/parts/passages/page-sections";
import type { PageSection } from "~/words/services/service-page";

interface HubSheetProps {
  sections: readonly PageSection[];
  /** Of what is folded up. */
  later: string;
}

/** What the hub says at length: how to tell a scam lies open, the rest is opened by its headings. */
export function HubSheet({ sections, later }: HubSheetProps) {
  return (
    <FileSheet>
      <PageSections sections={sections.filter((one) => !isFolded(one))} />
      <FileEntry heading={later}>
        <FoldList folds={foldsOf(sections.filter(isFolded))} />
      </FileEntry>
      <FileFoot />
    </FileSheet>
  );
}
