import type { DrawingName } from "~/content/types";
import { FoldedReturn } from "./folded-return";
import { LedgerColumns } from "./ledger-columns";
import { OpenEnvelope } from "./open-envelope";
import { Payslip } from "./payslip";
import { RuledChart } from "./ruled-chart";
import { StackedFolders } from "./stacked-folders";
import { TillReceipt } from "./till-receipt";

const drawings = {
  "folded-return": FoldedReturn,
  "ledger-columns": LedgerColumns,
  "ruled-chart": RuledChart,
  "till-receipt": TillReceipt,
  payslip: Payslip,
  "stacked-folders": StackedFolders,
  "open-envelope": OpenEnvelope,
} satisfies Record<DrawingName, () => React.JSX.Element>;

/** The drawing of a service by its name; a page that shows only one imports that one itself. */
export function ServiceDrawing({ name }: { name: DrawingName }) {
  const Named = drawings[name];
  return <Named />;
}
