import { taxTribunal } from "~/content/services/tax-tribunal";
import { ServiceScreen } from "~/screens/service-screen";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("tax-tribunal", taxTribunal.meta);

export default function TaxTribunalRoute() {
  return <ServiceScreen id="tax-tribunal" page={taxTribunal} />;
}
