import type { ComponentProps } from "react";
import {
  CashForecast,
  LedgerColumns,
  MonthlyPack,
  Payslip,
  TillReceipt,
} from "~/app/parts/drawings/books";
import { pageMeta } from "~/app/seo/page-meta";
import { type PageId, pathOf } from "~/site/pages";
import { bookkeeping } from "~/words/services/bookkeeping";
import { businessGrowthAdvisory } from "~/words/services/business-growth-advisory";
import { forensicAccounting } from "~/words/services/forensic-accounting";
import { financialTools, managementAccounting } from "~/words/services/management-accounting";
import { payroll } from "~/words/services/payroll";
import { beforeSigning, taxAdvisory } from "~/words/services/tax-advisory";
import { taxAppeal } from "~/words/services/tax-appeal";
import { taxTribunal } from "~/words/services/tax-tribunal";
import { valueAddedTax } from "~/words/services/value-added-tax";
import { PiecedReceipt } from "./drawings/pieced-receipt";
import { UnsignedReturn } from "./drawings/unsigned-return";
import { ServiceScreen } from "./service-screen";
import { ToolsCard } from "./tools-card";

/** Each service page: its words, and what it alone shows. */
const screens: readonly ({ id: PageId } & ComponentProps<typeof ServiceScreen>)[] = [
  { id: "tax-advisory", page: taxAdvisory, sheet: <UnsignedReturn note={beforeSigning} /> },
  { id: "bookkeeping", page: bookkeeping, drawing: <LedgerColumns /> },
  {
    id: "management-accounting",
    page: managementAccounting,
    drawing: <MonthlyPack />,
    children: <ToolsCard {...financialTools} />,
  },
  { id: "value-added-tax", page: valueAddedTax, drawing: <TillReceipt /> },
  { id: "payroll", page: payroll, drawing: <Payslip /> },
  { id: "business-growth-advisory", page: businessGrowthAdvisory, drawing: <CashForecast /> },
  {
    id: "tax-appeal",
    page: taxAppeal,
  },
  { id: "tax-tribunal", page: taxTribunal },
  { id: "forensic-accounting", page: forensicAccounting, drawing: <PiecedReceipt /> },
];

export const meta = (path: string) => {
  const { id, page } = screenAt(path);
  return pageMeta(id, page.meta);
};

export default function ServiceRoute({ path }: { path: string }) {
  return <ServiceScreen {...screenAt(path)} />;
}

function screenAt(path: string) {
  const screen = screens.find(({ id }) => pathOf(id) === path);
  if (!screen) throw new Error(`app/pages/service/service.tsx: there is no screen for ${path}`);
  return screen;
}
