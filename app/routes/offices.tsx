import { firm } from "~/config/firm";
import { consultation, consultationBand } from "~/content/consultation";
import { offices } from "~/content/pages/offices";
import { PostedEnvelopes } from "~/illustrations/pages/posted-envelopes";
import { ClosingBand } from "~/sections/closing-band";
import { FileHero } from "~/sections/file-hero";
import { GeneralContact } from "~/sections/general-contact";
import { OfficeTable } from "~/sections/office-table";
import { Section } from "~/sections/section";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("offices", offices.meta);

export default function OfficesRoute() {
  return (
    <>
      <FileHero {...offices.hero} drawing={<PostedEnvelopes />} />
      <Section heading={offices.hero.badge} unseen>
        <OfficeTable offices={firm.offices} {...offices.cards} />
      </Section>
      <GeneralContact words={offices.general} />
      <ClosingBand {...consultationBand} next={consultation} />
    </>
  );
}
