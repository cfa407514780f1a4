import { WideEntry } from "~/app/parts/file-sheet";
import { FoldList } from "~/app/parts/fold-list";
import { SectionBody } from "~/app/parts/passages/page-sections";
import { PenMarked } from "~/app/parts/pen-marked";
import type { PageSection } from "~/words/services/service-page";

type Asked = PageSection & { inBrief: NonNullable<PageSection["inBrief"]> };

/** A question that is asked before all others: the short answer by its cases, and the long one folded up. */
export function AskedFirst(section: Asked) {
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
export function isAskedFirst(section: PageSection): section is Asked {
  return Boolean(section.inBrief);
}
