import { firm } from "~/config/firm";
import { defenceWords } from "~/content/services/common";
import { vatInvestigations } from "~/content/services/vat-investigations";
import { phoneHref } from "~/lib/contact-links";
import { DefenceScreen } from "~/sections/defence-screen";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("vat-investigations", vatInvestigations.meta);

export default function VatInvestigationsRoute() {
  return (
    <DefenceScreen
      page={vatInvestigations}
      words={defenceWords}
      phone={{ text: firm.phone, href: phoneHref }}
    />
  );
}
