import { ClosingBand } from "~/app/parts/closing-band";
import { FileHero } from "~/app/parts/heroes/file-hero";
import { HeroStart } from "~/app/parts/heroes/hero-start";
import { OfficeTable, type OfficeWords } from "~/app/parts/office-table";
import { Section } from "~/app/parts/section";
import { pageMeta } from "~/app/seo/page-meta";
import { firm } from "~/firm/firm";
import type { Office } from "~/firm/firm-schema";
import { consultation, consultationBand } from "~/words/consultation";
import { offices } from "~/words/pages/offices";
import { serviceWords } from "~/words/services/common";
import { FirstOffice } from "./first-office";
import { GeneralContact } from "./general-contact";
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

interface OfficeGroupProps extends OfficeWords {
  heading: string;
  offices: readonly Office[];
}

/** The other offices of one kind, their heading beside them. */
function OfficeGroup({ heading, ...table }: OfficeGroupProps) {
  if (table.offices.length === 0) return null;
  return (
    <div className="mt-12 grid gap-x-8 border-t-2 border-ink pt-4 md:mt-16 print:mt-0 print:block print:border-0 print:pt-1 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <h3 className="text-h2 font-[620] lg:pt-2 print:pt-0 print:text-h3">{heading}</h3>
      <OfficeTable
        {...table}
        className="gap-x-12 md:grid-cols-2 *:only:col-span-full *:last:border-b-0"
      />
    </div>
  );
}
