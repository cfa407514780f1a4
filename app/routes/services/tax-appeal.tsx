import { serviceWords } from "~/content/services/common";
import { taxAppeal } from "~/content/services/tax-appeal";
import { OpenEnvelope } from "~/illustrations/services/open-envelope";
import { pageMeta } from "~/lib/page-meta";
import { ServiceScreen } from "~/sections/service-screen";

export const meta = () => pageMeta("tax-appeal", taxAppeal.meta);

export default function TaxAppealRoute() {
  return <ServiceScreen page={taxAppeal} words={serviceWords} drawing={<OpenEnvelope />} />;
}
