import { taxTribunal } from "~/content/services/tax-tribunal";
import { TribunalBundle } from "~/illustrations/services/tribunal-bundle";
import { ServiceScreen } from "~/screens/service-screen";
import { pageMeta } from "~/seo/page-meta";
import { DeadlineBand } from "~/tools/deadline-band";

export const meta = () => pageMeta("tax-tribunal", taxTribunal.meta);

export default function TaxTribunalRoute() {
  return (
    <ServiceScreen
      page={taxTribunal}
      drawing={<TribunalBundle />}
      belowHero={<DeadlineBand page={taxTribunal} />}
    />
  );
}
