import type { ArticleDrawing } from "~/words/blog/categories";
import { CashForecast, LedgerColumns, MonthlyPack, Payslip, TillReceipt } from "./books";
import {
  AcceptanceForms,
  FoldedReturn,
  OpenedLetters,
  RingedEntry,
  TribunalBundle,
  TwoLetters,
} from "./letters";
import { Policy } from "./policy";
import { RentBook } from "./rent-book";

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
