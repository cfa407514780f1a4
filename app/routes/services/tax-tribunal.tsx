import { serviceWords } from "~/content/services/common";
import { taxTribunal } from "~/content/services/tax-tribunal";
import { StackedFolders } from "~/illustrations/services/stacked-folders";
import { pageMeta } from "~/lib/page-meta";
import { ServiceScreen } from "~/sections/service-screen";

export const meta = () => pageMeta("tax-tribunal", taxTribunal.meta);

export default function TaxTribunalRoute() {
  return <ServiceScreen page={taxTribunal} words={serviceWords} drawing={<StackedFolders />} />;
}
