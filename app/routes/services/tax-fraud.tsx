import { taxFraud } from "~/content/services/tax-fraud";
import { RecordBoxes } from "~/illustrations/defence/record-boxes";
import { DefenceScreen } from "~/screens/defence-screen";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("tax-fraud", taxFraud.meta);

export default function TaxFraudRoute() {
  return <DefenceScreen page={taxFraud} drawing={<RecordBoxes />} />;
}
