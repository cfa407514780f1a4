import { serviceWords } from "~/content/services/common";
import { forensicAccounting } from "~/content/services/forensic-accounting";
import { LedgerColumns } from "~/illustrations/services/ledger-columns";
import { ServiceScreen } from "~/sections/service-screen";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("forensic-accounting", forensicAccounting.meta);

export default function ForensicAccountingRoute() {
  return (
    <ServiceScreen page={forensicAccounting} words={serviceWords} drawing={<LedgerColumns />} />
  );
}
