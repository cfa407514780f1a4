import { Words } from "~/app/design/words";
import { FileSheet, WideEntry } from "~/app/parts/file-sheet";
import { FoldList } from "~/app/parts/fold-list";
import { foldsOf, isFolded, SectionBody } from "~/app/parts/passages/page-sections";
import { Prose } from "~/app/parts/passages/prose";
import type { PageSection, TextSection } from "~/words/services/service-page";
import { ScamMessage, ScamSigns } from "./scam-message";

interface HubSheetProps {
  sections: readonly PageSection[];
}

/** What counts now, whichever letter it is, a sheet each: what not to do, and how to tell a scam. */
export function HubSheet({ sections }: HubSheetProps) {
  return (
    <>
      {sections
        .filter((section) => !isFolded(section))
        .map((section) => (
          <FileSheet key={section.heading} id={section.id} className="scroll-mt-4">
            {section.kind === "text" && section.fake ? (
              <FakeMessage {...section} fake={section.fake} />
            ) : (
              <WideEntry heading={section.heading} note={section.pen}>
                {section.kind === "text" && section.points ? (
                  <>
                    <Prose paragraphs={section.paragraphs} />
                    <Cases points={section.points} />
                  </>
                ) : (
                  <SectionBody section={section} />
                )}
              </WideEntry>
            )}
          </FileSheet>
        ))}
    </>
  );
}

/** A text beside the drawn message that it warns of, below both its cases, and the rest of them as its signs. */
function FakeMessage({
  heading,
  paragraphs,
  points = [],
  more,
  fake,
}: TextSection & { fake: NonNullable<TextSection["fake"]> }) {
  return (
    <WideEntry>
      <div className="grid items-center gap-x-12 gap-y-8 lg:grid-cols-2">
        <div>
          <h2 className="mb-4 print:text-h3">{heading}</h2>
          <Prose paragraphs={paragraphs} />
        </div>
        <ScamMessage {...fake} />
      </div>
      <div className="mt-6">
        <Cases points={points.slice(0, more?.after)} />
      </div>
      {more && <ScamSigns heading={more.heading} signs={points.slice(more.after)} />}
    </WideEntry>
  );
}

/** Cases, each with what to do in it, in a row. */
function Cases({ points }: { points: readonly string[] }) {
  return (
    <ul className="mt-4">
      {points.map((point) => {
        const [, title, text = point] = /^(\*\*.+?[.?]\*\*) (.+)$/.exec(point) ?? [];
        return (
          <li key={point} className="grid gap-x-8 border-t border-rule py-3 md:grid-cols-[2fr_3fr]">
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
    <section aria-label={later} className="page-width grid gap-x-6 gap-y-4 pb-12 lg:grid-cols-12">
      <h2 className="lg:col-span-5">{later}</h2>
      <div className="lg:col-span-7">
        <FoldList folds={foldsOf(sections.filter(isFolded))} />
      </div>
    </section>
  );
}
