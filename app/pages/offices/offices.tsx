import { ClosingBand } from "~/app/parts/closing-band";
import { FileHero } from "~/app/parts/heroes/file-hero";
import { HeroStart } from "~/app/parts/heroes/hero-start";
import { Section } from "~/app/parts/section";
import { pageMeta } from "~/app/seo/page-meta";
import { firm } from "~/firm/firm";
import { consultation, consultationBand } from "~/words/consultation";
import { offices } from "~/words/pages/offices";
import { serviceWords } from "~/words/services/common";
import { FirstOffice } from "./first-office";
import { GeneralContact } from "./general-contact";
import { OfficeGroup } from "./office-group";
import { PostedEnvelopes } from "./posted-envelopes";

export const meta = () => pageMeta("offices", offices.meta);

const [first, ...others] = firm.offices;
const { hoursLabel, near, abroad, ...labels } = offices.cards;
const words = { ...labels, visits: offices.visits };

export default function OfficesRoute() {
  return (
    <>
      <FileHero {...offices.hero} drawing={<PostedEnvelopes offices={firm.offices} />}>
        <HeroStart words={serviceWords} subject={offices.hero.badge} />
      </FileHero>
      <Section heading={offices.hero.badge} unseen>
        <div className="print:grid print:grid-cols-3">
          {first && (
            <ul>
              <FirstOffice office={first} hoursLabel={hoursLabel} note={offices.note} {...words} />
            </ul>
          )}
          <OfficeGroup
            heading={near}
            offices={others.filter(({ country }) => country === first?.country)}
            {...words}
          />
        </div>
        <OfficeGroup
          heading={abroad}
          offices={others.filter(({ country }) => country !== first?.country)}
          {...words}
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
