import { ClosingBand } from "~/app/parts/closing-band";
import { FileHero } from "~/app/parts/heroes/file-hero";
import { HeroStart } from "~/app/parts/heroes/hero-start";
import { OfficeTable } from "~/app/parts/office-table";
import { Section } from "~/app/parts/section";
import { pageMeta } from "~/app/seo/page-meta";
import { firm } from "~/firm/firm";
import { consultation, consultationBand } from "~/words/consultation";
import { offices } from "~/words/pages/offices";
import { serviceWords } from "~/words/services/common";
import { GeneralContact } from "./general-contact";
import { PostedEnvelopes } from "./posted-envelopes";

export const meta = () => pageMeta("offices", offices.meta);

export default function OfficesRoute() {
  return (
    <>
      <FileHero {...offices.hero} drawing={<PostedEnvelopes offices={firm.offices} />}>
        <HeroStart words={serviceWords} subject={offices.hero.badge} />
      </FileHero>
      <Section heading={offices.hero.badge} unseen>
        <OfficeTable
          offices={firm.offices}
          note={offices.note}
          visits={offices.visits}
          {...offices.cards}
        />
      </Section>
      <ClosingBand
        {...consultationBand}
        reach={<GeneralContact words={offices.general} />}
        next={consultation}
      />
    </>
  );
}
