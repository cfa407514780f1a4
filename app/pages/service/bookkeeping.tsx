import { LedgerColumns } from "~/app/parts/drawings/ledger-columns";
import { pageMeta } from "~/app/seo/page-meta";
import { bookkeeping } from "~/words/services/bookkeeping";
import { ServiceScreen } from "./service-screen";

export const meta = () => pageMeta("bookkeeping", bookkeeping.meta);

export default function BookkeepingRoute() {
  return <ServiceScreen page={bookkeeping} drawing={<LedgerColumns />} />;
}
