import { ClosingBand } from "~/app/parts/closing-band";
import { OfficeTable } from "~/app/parts/office-table";
import { pageMeta } from "~/app/seo/page-meta";
import { firm } from "~/firm/firm";
import { headOffice } from "~/firm/firm-details";
import { consultation, consultationBand } from "~/words/consultation";
import { offices } from "~/words/pages/offices";
import { FirstOffice, GeneralContact } from "./first-office";
import { OfficesHero, PostedEnvelopes } from "./offices-hero";

export const meta = () => pageMeta("offices", offices.meta);

const { hero, general, note } = offices;
const others = firm.offices.filter((office) => office !== headOffice);
const { hoursLabel, others: heading, othersText, ...words } = offices.cards;

export default function OfficesRoute() {
  return (
    <>
      <OfficesHero {...hero} />
      <section aria-label={hero.badge} className="page-width section-gap">
        <div className="md:relative">
          <PostedEnvelopes offices={[headOffice, ...others]} timeLabel={words.timeLabel} />
          <ul className="relative z-1 max-md:-mt-0.5">
            <FirstOffice office={headOffice} hoursLabel={hoursLabel} note={note} {...words} />
          </ul>
        </div>
        {others.length > 0 && (
          <>
            <h2 className="mt-12 print:mt-4 print:text-h3">{heading}</h2>
            <p className="mt-2">{othersText}</p>
            <OfficeTable
              offices={others}
              {...words}
              className="mt-4 list-rule gap-x-8 md:grid-cols-2 xl:grid-cols-3"
            />
          </>
        )}
      </section>
      <ClosingBand
        {...consultationBand}
        name={general.heading}
        text={general.text}
        reach={<GeneralContact words={general} />}
        next={consultation}
      />
    </>
  );
}
