import { FileFoot, FileSheet } from "~/app/parts/file-sheet";
import { FoldList } from "~/app/parts/fold-list";
import { foldsOf, isFolded, PageSections } from "~/app/parts/passages/page-sections";
import type { PageSection } from "~/words/services/service-page";

interface HubSheetProps {
  sections: readonly PageSection[];
}

/** What counts now, whichever letter it is: what not to do, and how to tell a scam. */
export function HubSheet({ sections }: HubSheetProps) {
  return (
    <FileSheet>
      <PageSections sections={sections.filter((one) => !isFolded(one))} />
      <FileFoot />
    </FileSheet>
  );
}

/** What can wait, opened by its headings. */
export function HubFolds({ sections, later }: HubSheetProps & { later: string }) {
  return (
    <section aria-label={later} className="page-width gap-x-6 pb-12 lg:grid lg:grid-cols-12">
      <h2 className="max-lg:mb-4 lg:col-span-5 lg:pt-2">{later}</h2>
      <div className="lg:col-span-7">
        <FoldList folds={foldsOf(sections.filter(isFolded))} />
      </div>
    </section>
  );
}
