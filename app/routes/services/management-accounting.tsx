import { financialTools, managementAccounting } from "~/content/services/management-accounting";
import { MonthlyPack } from "~/illustrations/services/monthly-pack";
import { ServiceScreen } from "~/screens/service-screen";
import { ToolsCard } from "~/sections/tools-card";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("management-accounting", managementAccounting.meta);

export default function ManagementAccountingRoute() {
  return (
    <ServiceScreen page={managementAccounting} drawing={<MonthlyPack />}>
      <ToolsCard {...financialTools} />
    </ServiceScreen>
  );
}
