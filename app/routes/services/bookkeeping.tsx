import { bookkeeping } from "~/content/services/bookkeeping";
import { serviceWords } from "~/content/services/common";
import { LedgerColumns } from "~/illustrations/services/ledger-columns";
import { ServiceScreen } from "~/sections/service-screen";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("bookkeeping", bookkeeping.meta);

export default function BookkeepingRoute() {
  return <ServiceScreen page={bookkeeping} words={serviceWords} drawing={<LedgerColumns />} />;
}
