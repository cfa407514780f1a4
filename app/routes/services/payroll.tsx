import { payroll } from "~/content/services/payroll";
import { Payslip } from "~/illustrations/services/payslip";
import { ServiceScreen } from "~/screens/service-screen";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("payroll", payroll.meta);

export default function PayrollRoute() {
  return <ServiceScreen page={payroll} drawing={<Payslip />} />;
}
