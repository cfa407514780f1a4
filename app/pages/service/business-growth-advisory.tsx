import { RuledChart } from "~/app/parts/drawings/ruled-chart";
import { pageMeta } from "~/app/seo/page-meta";
import { businessGrowthAdvisory } from "~/words/services/business-growth-advisory";
import { ServiceScreen } from "./service-screen";

export const meta = () => pageMeta("business-growth-advisory", businessGrowthAdvisory.meta);

export default function BusinessGrowthAdvisoryRoute() {
  return <ServiceScreen page={businessGrowthAdvisory} drawing={<RuledChart />} />;
}
