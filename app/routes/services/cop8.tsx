import { cop8 } from "~/content/services/cop8";
import { StructureChart } from "~/illustrations/defence/structure-chart";
import { DefenceScreen } from "~/screens/defence-screen";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("cop8", cop8.meta);

export default function Cop8Route() {
  return <DefenceScreen page={cop8} drawing={<StructureChart />} />;
}
