import type { ArticleDrawing } from "~/words/blog/categories";
import { AcceptanceForms } from "./acceptance-forms";
import { CashForecast } from "./cash-forecast";
import { FoldedReturn } from "./folded-return";
import { LedgerColumns } from "./ledger-columns";
import { MonthlyPack } from "./monthly-pack";
import { OpenedLetters } from "./opened-letters";
import { Payslip } from "./payslip";
import { Policy } from "./policy";
import { RentBook } from "./rent-book";
import { RingedEntry } from "./ringed-entry";
import { TillReceipt } from "./till-receipt";
import { TribunalBundle } from "./tribunal-bundle";
import { TwoLetters } from "./two-letters";

const drawings: Record<ArticleDrawing, () => React.JSX.Element> = {
  "folded-return": FoldedReturn,
  "ledger-columns": LedgerColumns,
  "cash-forecast": CashForecast,
  "till-receipt": TillReceipt,
  payslip: Payslip,
  "monthly-pack": MonthlyPack,
  "opened-letters": OpenedLetters,
  "acceptance-forms": AcceptanceForms,
  "two-letters": TwoLetters,
  policy: Policy,
  "rent-book": RentBook,
  "ringed-entry": RingedEntry,
  "tribunal-bundle": TribunalBundle,
};

/** The drawing that the words of a service or of an article name. */
export function NamedDrawing({ name }: { name: ArticleDrawing }) {
  const Named = drawings[name];
  return (
    <div className="aspect-3/2 w-full">
      <Named />
    </div>
  );
}
