import { financialTools, managementAccounting } from "~/content/services/management-accounting";
import { ServiceScreen } from "~/screens/service-screen";
import { ToolsCard } from "~/sections/tools-card";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("management-accounting", managementAccounting.meta);

export default function ManagementAccountingRoute() {
  return (
    <ServiceScreen id="management-accounting" page={managementAccounting}>
      <ToolsCard {...financialTools} />
    </ServiceScreen>
  );
}
