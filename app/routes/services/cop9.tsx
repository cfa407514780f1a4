import { cop9 } from "~/content/services/cop9";
import { AcceptanceForms } from "~/illustrations/defence/acceptance-forms";
import { DefenceScreen } from "~/screens/defence-screen";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("cop9", cop9.meta);

export default function Cop9Route() {
  return <DefenceScreen page={cop9} drawing={<AcceptanceForms />} />;
}
