import { businessGrowthAdvisory } from "~/content/services/business-growth-advisory";
import { ServiceScreen } from "~/screens/service-screen";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("business-growth-advisory", businessGrowthAdvisory.meta);

export default function BusinessGrowthAdvisoryRoute() {
  return <ServiceScreen id="business-growth-advisory" page={businessGrowthAdvisory} />;
}
