import { bookkeeping } from "~/content/services/bookkeeping";
import { ServiceScreen } from "~/screens/service-screen";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("bookkeeping", bookkeeping.meta);

export default function BookkeepingRoute() {
  return <ServiceScreen id="bookkeeping" page={bookkeeping} />;
}
