import { UrgentLine } from "~/app/parts/contact/urgent-line";
import { TwoLetters } from "~/app/parts/drawings/two-letters";
import { pageMeta } from "~/app/seo/page-meta";
import { taxFraud } from "~/words/services/tax-fraud";
import { urgentLine } from "~/words/urgent";
import { DefenceScreen } from "./defence-screen";

export const meta = () => pageMeta("tax-fraud", taxFraud.meta);

export default function TaxFraudRoute() {
  return (
    <>
      <UrgentLine {...urgentLine} />
      <DefenceScreen page={taxFraud} drawing={<TwoLetters />} />
    </>
  );
}
