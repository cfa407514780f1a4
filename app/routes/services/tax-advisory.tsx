import { serviceWords } from "~/content/services/common";
import { taxAdvisory } from "~/content/services/tax-advisory";
import { FoldedReturn } from "~/illustrations/services/folded-return";
import { pageMeta } from "~/lib/page-meta";
import { ServiceScreen } from "~/sections/service-screen";

export const meta = () => pageMeta("tax-advisory", taxAdvisory.meta);

export default function TaxAdvisoryRoute() {
  return <ServiceScreen page={taxAdvisory} words={serviceWords} drawing={<FoldedReturn />} />;
}
