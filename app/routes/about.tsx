import { firm } from "~/config/firm";
import { officesOf } from "~/config/firm-details";
import { consultation } from "~/content/consultation";
import { about } from "~/content/pages/about";
import { offices } from "~/content/pages/offices";
import { sampleSheet } from "~/content/sample-sheet";
import { LetterReading } from "~/illustrations/pages/letter-reading";
import { ClosingBand } from "~/sections/closing-band";
import { FileHero } from "~/sections/file-hero";
import { NumberedSteps } from "~/sections/numbered-steps";
import { OfficeTable } from "~/sections/office-table";
import { Passage, Passages } from "~/sections/passage";
import { PeopleList } from "~/sections/people-list";
import { Prose } from "~/sections/prose";
import { Section } from "~/sections/section";
import { SheetPassage } from "~/sections/sheet-passage";
import { TextPassages } from "~/sections/text-passages";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("about", about.meta);

export default function AboutRoute() {
  const { hero, overview, story, values, reviews, complaints, accessibility, closing } = about;
  return (
    <>
      <FileHero {...hero} drawing={<LetterReading />} above="ground" />
      <Passages>
        <Passage heading={overview.heading}>
          <Prose paragraphs={overview.paragraphs} />
        </Passage>
        <Passage heading={story.heading}>
          <SheetPassage paragraphs={story.paragraphs} sheet={sampleSheet} />
        </Passage>
      </Passages>
      <Section heading={values.heading}>
        <NumberedSteps steps={values.items} />
      </Section>
      {firm.people && (
        <Section heading={about.people.heading}>
          <PeopleList people={firm.people} />
        </Section>
      )}
      <Section heading={about.offices.heading} intro={about.offices.intro}>
        <OfficeTable offices={officesOf(firm.aboutOffices)} {...offices.cards} />
      </Section>
      <TextPassages passages={[reviews, complaints, accessibility]} />
      <ClosingBand {...closing} next={consultation} />
    </>
  );
}
