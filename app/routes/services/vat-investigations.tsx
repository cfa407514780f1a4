import { vatInvestigations } from "~/content/services/vat-investigations";
import { NineBoxes } from "~/illustrations/defence/nine-boxes";
import { DefenceScreen } from "~/screens/defence-screen";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("vat-investigations", vatInvestigations.meta);

export default function VatInvestigationsRoute() {
  return <DefenceScreen page={vatInvestigations} drawing={<NineBoxes />} />;
}
