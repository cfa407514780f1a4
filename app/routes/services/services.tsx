import { serviceWords } from "~/content/services/common";
import { servicesList } from "~/content/services/services-list";
import { pageMeta } from "~/lib/page-meta";
import { ClosingBand } from "~/sections/closing-band";
import { PageHero } from "~/sections/page-hero";
import { ServiceEntries } from "~/sections/service-entries";

export const meta = () => pageMeta("services", servicesList.meta);

export default function ServicesRoute() {
  const { closing, next, listWords } = serviceWords;
  return (
    <>
      <PageHero headline={servicesList.headline} lede={servicesList.lede} />
      <ServiceEntries services={servicesList.services} words={listWords} />
      <ClosingBand
        heading={closing.heading}
        text={closing.text}
        action={closing.action}
        next={next}
      />
    </>
  );
}
