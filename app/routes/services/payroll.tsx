import { serviceWords } from "~/content/services/common";
import { payroll } from "~/content/services/payroll";
import { Payslip } from "~/illustrations/services/payslip";
import { pageMeta } from "~/lib/page-meta";
import { ServiceScreen } from "~/sections/service-screen";

export const meta = () => pageMeta("payroll", payroll.meta);

export default function PayrollRoute() {
  return <ServiceScreen page={payroll} words={serviceWords} drawing={<Payslip />} />;
}
