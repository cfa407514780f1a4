import { NineBoxes } from "~/app/pages/defence/drawings/nine-boxes";
import { pageMeta } from "~/app/seo/page-meta";
import { vatInvestigations } from "~/words/services/vat-investigations";
import { DefenceScreen } from "./defence-screen";

export const meta = () => pageMeta("vat-investigations", vatInvestigations.meta);

export default function VatInvestigationsRoute() {
  return <DefenceScreen page={vatInvestigations} drawing={<NineBoxes />} />;
}
