import { MonthlyPack } from "~/app/parts/drawings/monthly-pack";
import { pageMeta } from "~/app/seo/page-meta";
import { financialTools, managementAccounting } from "~/words/services/management-accounting";
import { ServiceScreen } from "./service-screen";
import { ToolsCard } from "./tools-card";

export const meta = () => pageMeta("management-accounting", managementAccounting.meta);

export default function ManagementAccountingRoute() {
  return (
    <ServiceScreen page={managementAccounting} drawing={<MonthlyPack />}>
      <ToolsCard {...financialTools} />
    </ServiceScreen>
  );
}
