import { serviceWords } from "~/content/services/common";
import { financialTools, managementAccounting } from "~/content/services/management-accounting";
import { StackedFolders } from "~/illustrations/services/stacked-folders";
import { ServiceScreen } from "~/sections/service-screen";
import { ToolsCard } from "~/sections/tools-card";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("management-accounting", managementAccounting.meta);

export default function ManagementAccountingRoute() {
  return (
    <ServiceScreen page={managementAccounting} words={serviceWords} drawing={<StackedFolders />}>
      <ToolsCard {...financialTools} />
    </ServiceScreen>
  );
}
