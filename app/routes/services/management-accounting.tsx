import { serviceWords } from "~/content/services/common";
import { financialTools, managementAccounting } from "~/content/services/management-accounting";
import { StackedFolders } from "~/illustrations/services/stacked-folders";
import { pageMeta } from "~/lib/page-meta";
import { ServiceScreen } from "~/sections/service-screen";
import { ToolsCard } from "~/sections/tools-card";

export const meta = () => pageMeta("management-accounting", managementAccounting.meta);

export default function ManagementAccountingRoute() {
  return (
    <ServiceScreen page={managementAccounting} words={serviceWords} drawing={<StackedFolders />}>
      <ToolsCard {...financialTools} />
    </ServiceScreen>
  );
}
