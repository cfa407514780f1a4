import { serviceWords } from "~/content/services/common";
import { taxAppeal } from "~/content/services/tax-appeal";
import { OpenEnvelope } from "~/illustrations/services/open-envelope";
import { ServiceScreen } from "~/sections/service-screen";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("tax-appeal", taxAppeal.meta);

export default function TaxAppealRoute() {
  return <ServiceScreen page={taxAppeal} words={serviceWords} drawing={<OpenEnvelope />} />;
}
