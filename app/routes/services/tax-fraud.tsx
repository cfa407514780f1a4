import { taxFraud } from "~/content/services/tax-fraud";
import { urgentLine } from "~/content/urgent";
import { RecordBoxes } from "~/illustrations/defence/record-boxes";
import { DefenceScreen } from "~/screens/defence-screen";
import { UrgentLine } from "~/sections/urgent-line";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("tax-fraud", taxFraud.meta);

export default function TaxFraudRoute() {
  return (
    <>
      <UrgentLine {...urgentLine} />
      <DefenceScreen page={taxFraud} drawing={<RecordBoxes />} />
    </>
  );
}
