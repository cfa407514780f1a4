import type { DrawingName } from "../types";

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
