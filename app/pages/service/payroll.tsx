import { Payslip } from "~/app/parts/drawings/payslip";
import { pageMeta } from "~/app/seo/page-meta";
import { payroll } from "~/words/services/payroll";
import { ServiceScreen } from "./service-screen";

export const meta = () => pageMeta("payroll", payroll.meta);

export default function PayrollRoute() {
  return <ServiceScreen page={payroll} drawing={<Payslip />} />;
}
