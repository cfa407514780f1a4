import { TillReceipt } from "~/app/parts/drawings/till-receipt";
import { pageMeta } from "~/app/seo/page-meta";
import { valueAddedTax } from "~/words/services/value-added-tax";
import { ServiceScreen } from "./service-screen";

export const meta = () => pageMeta("value-added-tax", valueAddedTax.meta);

export default function ValueAddedTaxRoute() {
  return <ServiceScreen page={valueAddedTax} drawing={<TillReceipt />} />;
}
