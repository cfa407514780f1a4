import { Words } from "~/app/design/words";
import { FileSheet, WideEntry } from "~/app/parts/file-sheet";
import { FoldList } from "~/app/parts/fold-list";
import { foldsOf, isFolded, SectionBody } from "~/app/parts/passages/page-sections";
import { Prose } from "~/app/parts/passages/prose";
import type { PageSection, TextSection } from "~/words/services/service-page";
import { ScamMessage } from "./scam-message";

interface HubSheetProps {
  sections: readonly PageSection[];
}

/** What counts now, whichever letter it is: what not to do, and how to tell a scam. */
export function HubSheet({ sections }: HubSheetProps) {
  return (
    <FileSheet>
      {sections
        .filter((section) => !isFolded(section))
        .map((section) => (
          <div key={section.heading} id={section.id} className="scroll-mt-4">
            <WideEntry heading={section.heading} note={section.pen}>
              {section.kind === "text" && section.points ? (
                <TextWithCases {...section} />
              ) : (
                <SectionBody section={section} />
              )}
            </WideEntry>
          </div>
        ))}
    </FileSheet>
  );
}

/** A text and its cases; beside a drawn message, the rest of them are its signs. */
function TextWithCases({ paragraphs, points = [], more, fake }: TextSection) {
  if (!fake)
    return (
      <>
        <Prose paragraphs={paragraphs} />
        <Cases points={points} />
      </>
    );
  return (
    <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_25rem]">
      <div>
        <Prose paragraphs={paragraphs} />
        <Cases points={points.slice(0, more?.after)} />
      </div>
      <ScamMessage {...fake} heading={more?.heading} signs={more ? points.slice(more.after) : []} />
    </div>
  );
}

/** Cases, each with what to do in it, in a row. */
function Cases({ points }: { points: readonly string[] }) {
  return (
    <ul className="mt-4 border-b border-rule">
      {points.map((point) => {
        const [, title, text = point] = /^(\*\*.+?[.?]\*\*) (.+)$/.exec(point) ?? [];
        return (
          <li
            key={point}
            className="grid gap-x-8 border-t border-rule py-3 md:grid-cols-[11rem_minmax(0,1fr)]"
          >
            {title && (
              <span>
                <Words>{title}</Words>{" "}
              </span>
            )}
            <span className={title ? "text-pretty" : "col-span-full text-pretty"}>
              <Words>{text}</Words>
            </span>
          </li>
        );
      })}
    </ul>
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
