import { ClosingBand } from "~/app/parts/closing-band";
import { QuietRow } from "~/app/parts/contact/quiet-row";
import { FileHero } from "~/app/parts/heroes/file-hero";
import { HeroStart } from "~/app/parts/heroes/hero-start";
import { OfficeTable } from "~/app/parts/office-table";
import { pageMeta } from "~/app/seo/page-meta";
import { firm } from "~/firm/firm";
import { consultation, consultationBand } from "~/words/consultation";
import { offices } from "~/words/pages/offices";
import { defenceWords } from "~/words/services/common";
import { FirstOffice } from "./first-office";
import { GeneralContact } from "./general-contact";
import { PostedEnvelopes } from "./posted-envelopes";

export const meta = () => pageMeta("offices", offices.meta);

const [first, ...others] = firm.offices;
const { hoursLabel, others: heading, othersText, ...words } = offices.cards;

export default function OfficesRoute() {
  return (
    <>
      <FileHero {...offices.hero} isWide drawing={null}>
        <HeroStart
          subject={offices.hero.badge}
          row={<QuietRow who={defenceWords.who} className="max-w-132" />}
        />
      </FileHero>
      <section aria-label={offices.hero.badge} className="page-width section-gap">
        {first && (
          <div className="md:relative">
            <PostedEnvelopes offices={firm.offices} timeLabel={words.timeLabel} />
            <ul className="relative z-1 max-md:-mt-0.5">
              <FirstOffice office={first} hoursLabel={hoursLabel} note={offices.note} {...words} />
            </ul>
          </div>
        )}
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
        text={offices.general.text}
        reach={<GeneralContact words={offices.general} />}
        next={consultation}
      />
    </>
  );
}
