import { FoldedReturn } from "~/app/parts/drawings/folded-return";
import { pageMeta } from "~/app/seo/page-meta";
import { taxAdvisory } from "~/words/services/tax-advisory";
import { ServiceScreen } from "./service-screen";

export const meta = () => pageMeta("tax-advisory", taxAdvisory.meta);

export default function TaxAdvisoryRoute() {
  return <ServiceScreen page={taxAdvisory} drawing={<FoldedReturn />} />;
}
