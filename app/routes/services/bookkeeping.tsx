import { bookkeeping } from "~/content/services/bookkeeping";
import { serviceWords } from "~/content/services/common";
import { LedgerColumns } from "~/illustrations/services/ledger-columns";
import { pageMeta } from "~/lib/page-meta";
import { ServiceScreen } from "~/sections/service-screen";

export const meta = () => pageMeta("bookkeeping", bookkeeping.meta);

export default function BookkeepingRoute() {
  return <ServiceScreen page={bookkeeping} words={serviceWords} drawing={<LedgerColumns />} />;
}
