import { businessGrowthAdvisory } from "~/content/services/business-growth-advisory";
import { RuledChart } from "~/illustrations/services/ruled-chart";
import { ServiceScreen } from "~/screens/service-screen";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("business-growth-advisory", businessGrowthAdvisory.meta);

export default function BusinessGrowthAdvisoryRoute() {
  return <ServiceScreen page={businessGrowthAdvisory} drawing={<RuledChart />} />;
}
