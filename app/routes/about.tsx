import { firm } from "~/config/firm";
import { consultation } from "~/content/consultation";
import { about } from "~/content/pages/about";
import { offices } from "~/content/pages/offices";
import { sampleSheet } from "~/content/sample-sheet";
import { officesOf } from "~/lib/firm-details";
import { ClosingBand } from "~/sections/closing-band";
import { FileHero } from "~/sections/file-hero";
import { NumberedSteps } from "~/sections/numbered-steps";
import { OfficeTable } from "~/sections/office-table";
import { Prose } from "~/sections/prose";
import { Section } from "~/sections/section";
import { SheetPassage } from "~/sections/sheet-passage";
import { SideHeading } from "~/sections/side-heading";
import { TextPassages } from "~/sections/text-passages";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("about", about.meta);

export default function AboutRoute() {
  const { hero, overview, story, values, reviews, complaints, accessibility, closing } = about;
  return (
    <>
      <FileHero {...hero} />
      <div className="section-gap">
        <SideHeading heading={overview.heading}>
          <Prose paragraphs={overview.paragraphs} />
        </SideHeading>
        <SideHeading heading={story.heading}>
          <SheetPassage paragraphs={story.paragraphs} sheet={sampleSheet} />
        </SideHeading>
      </div>
      <Section heading={values.heading}>
        <NumberedSteps steps={values.items} />
      </Section>
      <Section heading={about.offices.heading} intro={about.offices.intro}>
        <OfficeTable offices={officesOf(firm.aboutOffices)} {...offices.cards} />
      </Section>
      <TextPassages passages={[reviews, complaints, accessibility]} />
      <ClosingBand {...closing} next={consultation} />
    </>
  );
}
