import { PiecedReceipt } from "~/app/pages/service/drawings/pieced-receipt";
import { pageMeta } from "~/app/seo/page-meta";
import { forensicAccounting } from "~/words/services/forensic-accounting";
import { ServiceScreen } from "./service-screen";

export const meta = () => pageMeta("forensic-accounting", forensicAccounting.meta);

export default function ForensicAccountingRoute() {
  return <ServiceScreen page={forensicAccounting} drawing={<PiecedReceipt />} />;
}
