import { serviceWords } from "~/content/services/common";
import { taxTribunal } from "~/content/services/tax-tribunal";
import { StackedFolders } from "~/illustrations/services/stacked-folders";
import { ServiceScreen } from "~/sections/service-screen";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("tax-tribunal", taxTribunal.meta);

export default function TaxTribunalRoute() {
  return <ServiceScreen page={taxTribunal} words={serviceWords} drawing={<StackedFolders />} />;
}
