import { valueAddedTax } from "~/content/services/value-added-tax";
import { ServiceScreen } from "~/screens/service-screen";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("value-added-tax", valueAddedTax.meta);

export default function ValueAddedTaxRoute() {
  return <ServiceScreen id="value-added-tax" page={valueAddedTax} />;
}
