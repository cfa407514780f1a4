import { ClosingBand } from "~/app/parts/closing-band";
import { Deadlines } from "~/app/parts/heroes/deadlines";
import { PageHero } from "~/app/parts/heroes/page-hero";
import { pageMeta } from "~/app/seo/page-meta";
import { consultationBand, consultationWithoutLetter } from "~/words/consultation";
import { serviceWords } from "~/words/services/common";
import { servicesList } from "~/words/services/services-list";
import { usualTimes } from "~/words/usual-times";
import { FolderDrawer } from "./folder-drawer";
import { ServiceEntries } from "./service-entries";

export const meta = () => pageMeta("services", servicesList.meta);

export default function ServicesRoute() {
  return (
    <>
      <PageHero
        headline={servicesList.headline}
        lede={servicesList.lede}
        start={{
          title: servicesList.finder,
          page: "investigation",
          phoneLead: servicesList.phoneLead,
        }}
        drawing={<FolderDrawer note={servicesList.note} />}
      >
        <Deadlines {...usualTimes} />
      </PageHero>
      <ServiceEntries services={servicesList.services} words={serviceWords.listWords} />
      <ClosingBand
        {...consultationBand}
        next={{ ...consultationWithoutLetter, note: servicesList.noteOnNumber }}
      />
    </>
  );
}
