import { serviceWords } from "~/content/services/common";
import { payroll } from "~/content/services/payroll";
import { Payslip } from "~/illustrations/services/payslip";
import { ServiceScreen } from "~/sections/service-screen";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta("payroll", payroll.meta);

export default function PayrollRoute() {
  return <ServiceScreen page={payroll} words={serviceWords} drawing={<Payslip />} />;
}
