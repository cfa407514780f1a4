import { consultationBand, consultationWithoutLetter } from "~/content/consultation";
import { serviceWords } from "~/content/services/common";
import { servicesList } from "~/content/services/services-list";
import { FolderDrawer } from "~/illustrations/pages/folder-drawer";
import { ClosingBand } from "~/sections/closing-band";
import { PageHero } from "~/sections/page-hero";
import { ServiceEntries } from "~/sections/service-entries";
import { pageMeta } from "~/seo/page-meta";

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
        drawing={<FolderDrawer />}
      />
      <ServiceEntries services={servicesList.services} words={serviceWords.listWords} />
      <ClosingBand {...consultationBand} next={consultationWithoutLetter} />
    </>
  );
}
