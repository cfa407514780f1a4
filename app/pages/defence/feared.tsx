import { CaseRows } from "~/app/parts/case-rows";
import { Questions } from "~/app/parts/faq-list";
import { Folds } from "~/app/parts/fold-list";
import { foldsOf } from "~/app/parts/passages/page-sections";
import type { DefencePage, PageSection } from "~/words/services/service-page";

interface FearedProps {
  page: DefencePage;
  sections: readonly PageSection[];
}

/** What a reader asks before all else, below the first steps or on a sheet of its own; nothing where nothing is. */
export function Feared({ page, sections }: FearedProps) {
  const { first = 0, open, items } = page.faqs;
  const early = foldsOf(
    sections.filter(({ folded }) => folded === "early"),
    4,
  );
  const [within] = foldsOf(
    sections.filter(({ folded }) => folded === "in question"),
    5,
  );
  const late = page.clock.other?.late;
  if (first + early.length === 0) return null;
  return (
    <div className={`screen-only double-rule divide-y divide-rule ${first > 0 ? "" : "list-rule"}`}>
      {first > 0 && (
        <Questions
          group="questions"
          items={items.slice(0, first)}
          open={open}
          isWide
          last={within}
        />
      )}
      {late && (
        <Folds
          folds={[{ id: late.id, heading: late.title, body: <CaseRows cases={late.cases} /> }]}
          level={3}
        />
      )}
      <Folds folds={early} level={3} />
    </div>
  );
}
