import { taxInvestigations } from "~/content/services/tax-investigations";
import { RingedEntry } from "~/illustrations/defence/ringed-entry";
import { DefenceScreen } from "~/screens/defence-screen";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("tax-investigations", taxInvestigations.meta);

export default function TaxInvestigationsRoute() {
  return <DefenceScreen page={taxInvestigations} drawing={<RingedEntry />} />;
}
