import { businessGrowthAdvisory } from "~/content/services/business-growth-advisory";
import { serviceWords } from "~/content/services/common";
import { RuledChart } from "~/illustrations/services/ruled-chart";
import { ServiceScreen } from "~/sections/service-screen";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("business-growth-advisory", businessGrowthAdvisory.meta);

export default function BusinessGrowthAdvisoryRoute() {
  return (
    <ServiceScreen page={businessGrowthAdvisory} words={serviceWords} drawing={<RuledChart />} />
  );
}
