import { valueAddedTax } from "~/content/services/value-added-tax";
import { TillReceipt } from "~/illustrations/services/till-receipt";
import { ServiceScreen } from "~/screens/service-screen";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("value-added-tax", valueAddedTax.meta);

export default function ValueAddedTaxRoute() {
  return <ServiceScreen page={valueAddedTax} drawing={<TillReceipt />} />;
}
