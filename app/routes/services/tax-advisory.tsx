import { taxAdvisory } from "~/content/services/tax-advisory";
import { FoldedReturn } from "~/illustrations/services/folded-return";
import { ServiceScreen } from "~/screens/service-screen";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("tax-advisory", taxAdvisory.meta);

export default function TaxAdvisoryRoute() {
  return <ServiceScreen page={taxAdvisory} drawing={<FoldedReturn />} />;
}
