import { forensicAccounting } from "~/content/services/forensic-accounting";
import { ServiceScreen } from "~/screens/service-screen";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("forensic-accounting", forensicAccounting.meta);

export default function ForensicAccountingRoute() {
  return <ServiceScreen id="forensic-accounting" page={forensicAccounting} />;
}
