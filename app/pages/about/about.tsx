import { ClosingBand } from "~/app/parts/closing-band";
import { FileSheet, WideEntry } from "~/app/parts/file-sheet";
import { TextFolds } from "~/app/parts/fold-list";
import { SourceDetails } from "~/app/parts/sources";
import { pageMeta } from "~/app/seo/page-meta";
import { firm } from "~/firm/firm";
import { consultation } from "~/words/consultation";
import { about } from "~/words/pages/about";
import { readerSlip } from "~/words/reader-slip";
import { factsIn } from "~/words/say";
import { OverviewEntry, OwnOffices, SheetHero, StoryEntry, ValueList } from "./about-sections";
import { ContactSheet } from "./contact-sheet";

export const meta = () => pageMeta("about", about.meta);

export default function AboutRoute() {
  const { hero, overview, story, spread, values, closing, reviews, numbers, terms, complaints } =
    about;
  return (
    <>
      <SheetHero {...hero} />
      <FileSheet>
        <OverviewEntry {...overview} />
      </FileSheet>
      <ContactSheet {...readerSlip} {...about.people} people={firm.people} />
      <FileSheet>
        <StoryEntry {...story} />
      </FileSheet>
      <section className="on-manila border-y-2 border-ink print:border-0">
        <div className="page-width grid items-end gap-x-12 section-gap gap-y-4 lg:grid-cols-2">
          <h2 className="text-display">{spread.sentence}</h2>
          <p className="text-lede text-balance">{spread.text}</p>
        </div>
      </section>
      <FileSheet>
        <WideEntry heading={values.heading}>
          <ValueList values={values.items} />
        </WideEntry>
      </FileSheet>
      <FileSheet>
        <WideEntry heading={about.particulars.heading}>
          <TextFolds passages={[reviews, ...numbers, terms, complaints, about.accessibility]} />
          <div className="mt-8">
            <SourceDetails facts={factsIn(about)} />
          </div>
        </WideEntry>
      </FileSheet>
      <OwnOffices {...about.offices} />
      <ClosingBand {...closing} next={consultation} />
    </>
  );
}
