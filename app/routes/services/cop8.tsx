import { firm } from "~/config/firm";
import { defenceWords } from "~/content/services/common";
import { cop8 } from "~/content/services/cop8";
import { phoneHref } from "~/lib/contact-links";
import { DefenceScreen } from "~/sections/defence-screen";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("cop8", cop8.meta);

export default function Cop8Route() {
  return (
    <DefenceScreen page={cop8} words={defenceWords} phone={{ text: firm.phone, href: phoneHref }} />
  );
}
