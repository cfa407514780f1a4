/** What an article may be filed under (specification, section 3). */
export const articleCategories = [
  "Taxes",
  "Uncategorized",
  "Accounting",
  "VAT Guides",
  "Investigation",
] as const;

export type ArticleCategory = (typeof articleCategories)[number];
