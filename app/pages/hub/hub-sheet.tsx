import { PlusMinus } from "~/app/design/plus-minus";
import { Stamp } from "~/app/design/stamp";
import { Words } from "~/app/design/words";
import { FileSheet, WideEntry } from "~/app/parts/file-sheet";
import { FoldList } from "~/app/parts/fold-list";
import { foldsOf, isFolded, SectionBody } from "~/app/parts/passages/page-sections";
import { Prose, RuledPoints } from "~/app/parts/passages/prose";
import type { PageSection, TextSection } from "~/words/services/service-page";

type Fake = NonNullable<TextSection["fake"]>;

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
}: TextSection & { fake: Fake }) {
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

/** A message as fraudsters send it, its link struck out. */
function ScamMessage({ stamp, text, link }: Fake) {
  return (
    <div
      aria-hidden="true"
      data-drawing
      className="screen-only relative rounded-window rounded-bl-none border-2 border-ink bg-band p-6 text-lede md:p-8"
    >
      <Stamp className="absolute -top-4 right-4">{stamp}</Stamp>
      <p className="text-balance">{text}</p>
      <p className="mt-2 font-semibold wrap-anywhere line-through decoration-red decoration-2">
        {link}
      </p>
    </div>
  );
}

/** By what else such a message is told; on a phone they open. */
function ScamSigns({ heading, signs }: { heading: string; signs: readonly string[] }) {
  return (
    <div className="mt-6">
      <h3 className="hidden text-base laid-out:block">{heading}</h3>
      <details className="lies-out">
        <summary className="flex min-h-11 items-center justify-between gap-4">
          <h3 className="text-base">{heading}</h3>
          <PlusMinus />
        </summary>
        <div className="pt-3">
          <RuledPoints points={signs} isWide />
        </div>
      </details>
    </div>
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
            <span className={title ? "" : "col-span-full"}>
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
