import { firm } from "~/config/firm";
import { defenceWords } from "~/content/services/common";
import { payeInvestigations } from "~/content/services/paye-investigations";
import { phoneHref } from "~/lib/contact-links";
import { DefenceScreen } from "~/sections/defence-screen";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("paye-investigations", payeInvestigations.meta);

export default function PayeInvestigationsRoute() {
  return (
    <DefenceScreen
      page={payeInvestigations}
      words={defenceWords}
      phone={{ text: firm.phone, href: phoneHref }}
    />
  );
}
