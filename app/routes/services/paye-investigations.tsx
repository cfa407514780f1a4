import { payeInvestigations } from "~/content/services/paye-investigations";
import { WagesBook } from "~/illustrations/defence/wages-book";
import { DefenceScreen } from "~/screens/defence-screen";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("paye-investigations", payeInvestigations.meta);

export default function PayeInvestigationsRoute() {
  return <DefenceScreen page={payeInvestigations} drawing={<WagesBook />} />;
}
