import { firm } from "~/config/firm";
import { defenceWords } from "~/content/services/common";
import { taxFraud } from "~/content/services/tax-fraud";
import { phoneHref } from "~/lib/contact-links";
import { DefenceScreen } from "~/sections/defence-screen";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("tax-fraud", taxFraud.meta);

export default function TaxFraudRoute() {
  return (
    <DefenceScreen
      page={taxFraud}
      words={defenceWords}
      phone={{ text: firm.phone, href: phoneHref }}
    />
  );
}
