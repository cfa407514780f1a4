import type { PageId } from "~/config/pages";
import type { DrawingName } from "../types";

/** The drawing that stands for each service, on its own page and wherever it is listed. */
export const drawingOf = {
  "tax-advisory": "folded-return",
  bookkeeping: "ledger-columns",
  investigation: "open-envelope",
  "business-growth-advisory": "ruled-chart",
  "value-added-tax": "till-receipt",
  payroll: "payslip",
  "management-accounting": "stacked-folders",
  "forensic-accounting": "ledger-columns",
  "tax-appeal": "open-envelope",
  "tax-tribunal": "stacked-folders",
} satisfies Partial<Record<PageId, DrawingName>>;

export type DrawnService = keyof typeof drawingOf;
