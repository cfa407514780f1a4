import { firm } from "~/config/firm";
import { defenceWords } from "~/content/services/common";
import { taxInvestigations } from "~/content/services/tax-investigations";
import { phoneHref } from "~/lib/contact-links";
import { DefenceScreen } from "~/sections/defence-screen";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("tax-investigations", taxInvestigations.meta);

export default function TaxInvestigationsRoute() {
  return (
    <DefenceScreen
      page={taxInvestigations}
      words={defenceWords}
      phone={{ text: firm.phone, href: phoneHref }}
    />
  );
}
