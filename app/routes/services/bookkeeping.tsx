import { bookkeeping } from "~/content/services/bookkeeping";
import { LedgerColumns } from "~/illustrations/services/ledger-columns";
import { ServiceScreen } from "~/screens/service-screen";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("bookkeeping", bookkeeping.meta);

export default function BookkeepingRoute() {
  return <ServiceScreen page={bookkeeping} drawing={<LedgerColumns />} />;
}
