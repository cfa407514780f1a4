import { businessGrowthAdvisory } from "~/content/services/business-growth-advisory";
import { serviceWords } from "~/content/services/common";
import { RuledChart } from "~/illustrations/services/ruled-chart";
import { pageMeta } from "~/lib/page-meta";
import { ServiceScreen } from "~/sections/service-screen";

export const meta = () => pageMeta("business-growth-advisory", businessGrowthAdvisory.meta);

export default function BusinessGrowthAdvisoryRoute() {
  return (
    <ServiceScreen page={businessGrowthAdvisory} words={serviceWords} drawing={<RuledChart />} />
  );
}
