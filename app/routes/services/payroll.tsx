import { payroll } from "~/content/services/payroll";
import { ServiceScreen } from "~/screens/service-screen";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("payroll", payroll.meta);

export default function PayrollRoute() {
  return <ServiceScreen id="payroll" page={payroll} />;
}
