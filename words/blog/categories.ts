/** The drawings of the services listed on /services; each is in `app/parts/drawings/`. */
export type DrawingName =
  | "folded-return"
  | "ledger-columns"
  | "cash-forecast"
  | "till-receipt"
  | "payslip"
  | "monthly-pack"
  | "opened-letters";

/** What may stand where an article's photo is not there. */
export type ArticleDrawing =
  | DrawingName
  | "acceptance-forms"
  | "two-letters"
  | "policy"
  | "rent-book"
  | "ringed-entry"
  | "tribunal-bundle";

/** What an article may be filed under (specification, section 3). */
export const articleCategories = [
  "Taxes",
  "Uncategorized",
  "Accounting",
  "VAT Guides",
  "Investigation",
] as const;

export type ArticleCategory = (typeof articleCategories)[number];

/** The drawing of each category, where an article's photo is not there and on its social card. */
export const categoryDrawings: Record<ArticleCategory, DrawingName> = {
  Taxes: "folded-return",
  Uncategorized: "monthly-pack",
  Accounting: "ledger-columns",
  "VAT Guides": "till-receipt",
  Investigation: "opened-letters",
};

/** Articles with a drawing of their own, so that none stands twice in the list. */
const articleDrawings: Record<string, ArticleDrawing> = {
  "allowable-expenses-for-rental-income": "rent-book",
  "what-is-tax-investigation-insurance": "policy",
  "how-to-declare-rental-income-to-hmrc": "ringed-entry",
  "what-is-cop9": "acceptance-forms",
  "what-is-first-tier-tribunal-tax": "tribunal-bundle",
  "hmrc-criminal-investigations": "two-letters",
};

/** @returns the drawing of an article: its own, or that of its category */
export function drawingOf(slug: string, category: ArticleCategory): ArticleDrawing {
  return articleDrawings[slug] ?? categoryDrawings[category];
}
