import { WagesBook } from "~/app/pages/defence/drawings/wages-book";
import { pageMeta } from "~/app/seo/page-meta";
import { payeInvestigations } from "~/words/services/paye-investigations";
import { DefenceScreen } from "./defence-screen";

export const meta = () => pageMeta("paye-investigations", payeInvestigations.meta);

export default function PayeInvestigationsRoute() {
  return <DefenceScreen page={payeInvestigations} drawing={<WagesBook />} />;
}
