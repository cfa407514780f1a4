import { cop9 } from "~/content/services/cop9";
import { DefenceScreen } from "~/screens/defence-screen";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("cop9", cop9.meta);

export default function Cop9Route() {
  return <DefenceScreen page={cop9} />;
}
