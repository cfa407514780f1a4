import { forensicAccounting } from "~/content/services/forensic-accounting";
import { PiecedReceipt } from "~/illustrations/services/pieced-receipt";
import { ServiceScreen } from "~/screens/service-screen";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("forensic-accounting", forensicAccounting.meta);

export default function ForensicAccountingRoute() {
  return <ServiceScreen page={forensicAccounting} drawing={<PiecedReceipt />} />;
}
