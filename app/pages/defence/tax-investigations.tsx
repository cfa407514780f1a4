import { RingedEntry } from "~/app/parts/drawings/ringed-entry";
import { pageMeta } from "~/app/seo/page-meta";
import { taxInvestigations } from "~/words/services/tax-investigations";
import { DefenceScreen } from "./defence-screen";

export const meta = () => pageMeta("tax-investigations", taxInvestigations.meta);

export default function TaxInvestigationsRoute() {
  return <DefenceScreen page={taxInvestigations} drawing={<RingedEntry entry="Interest" />} />;
}
