import type { DrawingName } from "~/words/blog/categories";
import { FoldedReturn } from "./folded-return";
import { LedgerColumns } from "./ledger-columns";
import { MonthlyPack } from "./monthly-pack";
import { OpenedLetters } from "./opened-letters";
import { Payslip } from "./payslip";
import { RuledChart } from "./ruled-chart";
import { TillReceipt } from "./till-receipt";

const drawings = {
  "folded-return": FoldedReturn,
  "ledger-columns": LedgerColumns,
  "ruled-chart": RuledChart,
  "till-receipt": TillReceipt,
  payslip: Payslip,
  "monthly-pack": MonthlyPack,
  "opened-letters": OpenedLetters,
} satisfies Record<DrawingName, () => React.JSX.Element>;

/** The drawing of a service by its name, for lists; a page that shows one imports that one itself. */
export function ServiceDrawing({ name }: { name: DrawingName }) {
  const Named = drawings[name];
  return (
    <div className="aspect-3/2 w-full">
      <Named />
    </div>
  );
}
