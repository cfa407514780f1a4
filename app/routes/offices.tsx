import { firm } from "~/config/firm";
import { consultation, consultationBand } from "~/content/consultation";
import { offices } from "~/content/pages/offices";
import { ClosingBand } from "~/sections/closing-band";
import { FileHero } from "~/sections/file-hero";
import { GeneralContact } from "~/sections/general-contact";
import { OfficeTable } from "~/sections/office-table";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("offices", offices.meta);

export default function OfficesRoute() {
  return (
    <>
      <FileHero {...offices.hero} />
      <section aria-label={offices.hero.badge} className="page-width section-gap">
        <h2 className="sr-only">{offices.hero.badge}</h2>
        <OfficeTable offices={firm.offices} {...offices.cards} />
      </section>
      <GeneralContact words={offices.general} />
      <ClosingBand {...consultationBand} next={consultation} />
    </>
  );
}
