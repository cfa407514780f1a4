import { serviceWords } from "~/content/services/common";
import { valueAddedTax } from "~/content/services/value-added-tax";
import { TillReceipt } from "~/illustrations/services/till-receipt";
import { ServiceScreen } from "~/sections/service-screen";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("value-added-tax", valueAddedTax.meta);

export default function ValueAddedTaxRoute() {
  return <ServiceScreen page={valueAddedTax} words={serviceWords} drawing={<TillReceipt />} />;
}
