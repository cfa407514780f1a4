import { firm } from "~/config/firm";
import { defenceWords } from "~/content/services/common";
import { cop9 } from "~/content/services/cop9";
import { phoneHref } from "~/lib/contact-links";
import { DefenceScreen } from "~/sections/defence-screen";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("cop9", cop9.meta);

export default function Cop9Route() {
  return (
    <DefenceScreen page={cop9} words={defenceWords} phone={{ text: firm.phone, href: phoneHref }} />
  );
}
