import { taxAppeal } from "~/content/services/tax-appeal";
import { DecisionAndReply } from "~/illustrations/services/decision-and-reply";
import { ServiceScreen } from "~/screens/service-screen";
import { pageMeta } from "~/seo/page-meta";
import { DeadlineBand } from "~/tools/deadline-band";

export const meta = () => pageMeta("tax-appeal", taxAppeal.meta);

export default function TaxAppealRoute() {
  return (
    <ServiceScreen
      page={taxAppeal}
      drawing={<DecisionAndReply />}
      belowHero={<DeadlineBand page={taxAppeal} />}
    />
  );
}
