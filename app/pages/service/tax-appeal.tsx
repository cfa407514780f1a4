import { DeadlineIsland } from "~/app/islands/deadline/deadline-island";
import { pageMeta } from "~/app/seo/page-meta";
import { taxAppeal } from "~/words/services/tax-appeal";
import { ServiceScreen } from "./service-screen";

export const meta = () => pageMeta("tax-appeal", taxAppeal.meta);

export default function TaxAppealRoute() {
  return <ServiceScreen page={taxAppeal} belowHero={<DeadlineIsland page={taxAppeal} />} />;
}
