import { DeadlineIsland } from "~/app/islands/deadline/deadline-island";
import { pageMeta } from "~/app/seo/page-meta";
import { taxTribunal } from "~/words/services/tax-tribunal";
import { ServiceScreen } from "./service-screen";

export const meta = () => pageMeta("tax-tribunal", taxTribunal.meta);

export default function TaxTribunalRoute() {
  return <ServiceScreen page={taxTribunal} belowHero={<DeadlineIsland page={taxTribunal} />} />;
}
