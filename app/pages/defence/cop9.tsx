import { AcceptanceForms } from "~/app/parts/drawings/acceptance-forms";
import { pageMeta } from "~/app/seo/page-meta";
import { cop9 } from "~/words/services/cop9";
import { DefenceScreen } from "./defence-screen";

export const meta = () => pageMeta("cop9", cop9.meta);

export default function Cop9Route() {
  return <DefenceScreen page={cop9} drawing={<AcceptanceForms />} />;
}
