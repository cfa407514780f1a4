import { serviceWords } from "~/content/services/common";
import { taxAdvisory } from "~/content/services/tax-advisory";
import { FoldedReturn } from "~/illustrations/services/folded-return";
import { ServiceScreen } from "~/sections/service-screen";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("tax-advisory", taxAdvisory.meta);

export default function TaxAdvisoryRoute() {
  return <ServiceScreen page={taxAdvisory} words={serviceWords} drawing={<FoldedReturn />} />;
}
