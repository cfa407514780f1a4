import { StructureChart } from "~/app/pages/defence/drawings/structure-chart";
import { pageMeta } from "~/app/seo/page-meta";
import { cop8 } from "~/words/services/cop8";
import { DefenceScreen } from "./defence-screen";

export const meta = () => pageMeta("cop8", cop8.meta);

export default function Cop8Route() {
  return <DefenceScreen page={cop8} drawing={<StructureChart />} />;
}
