import { consultation, consultationBand } from "~/content/consultation";
import { serviceWords } from "~/content/services/common";
import { servicesList } from "~/content/services/services-list";
import { pageMeta } from "~/lib/page-meta";
import { ClosingBand } from "~/sections/closing-band";
import { PageHero } from "~/sections/page-hero";
import { ServiceEntries } from "~/sections/service-entries";
import { BelowFold } from "~/ui/below-fold";

export const meta = () => pageMeta("services", servicesList.meta);

export default function ServicesRoute() {
  return (
    <>
      <PageHero headline={servicesList.headline} lede={servicesList.lede} />
      <BelowFold>
        <ServiceEntries services={servicesList.services} words={serviceWords.listWords} />
        <ClosingBand {...consultationBand} next={consultation} />
      </BelowFold>
    </>
  );
}
