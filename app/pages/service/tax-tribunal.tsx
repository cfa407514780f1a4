import { DeadlineIsland } from "~/app/islands/deadline/deadline-island";
import { TribunalBundle } from "~/app/parts/drawings/tribunal-bundle";
import { pageMeta } from "~/app/seo/page-meta";
import { taxTribunal } from "~/words/services/tax-tribunal";
import { ServiceScreen } from "./service-screen";

export const meta = () => pageMeta("tax-tribunal", taxTribunal.meta);

export default function TaxTribunalRoute() {
  return (
    <ServiceScreen
      page={taxTribunal}
      drawing={<TribunalBundle />}
      belowHero={<DeadlineIsland page={taxTribunal} />}
    />
  );
}
