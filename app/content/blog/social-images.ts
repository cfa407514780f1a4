import type { ArticleCategory, SocialImage } from "../types";

/** What social networks show of an article: the drawing of its category, from `npm run images`. */
export const socialImages: Record<ArticleCategory, SocialImage> = {
  Taxes: {
    path: "/images/social-taxes.png",
    alt: "A drawing of a folded tax return",
  },
  Uncategorized: {
    path: "/images/social-uncategorized.png",
    alt: "A drawing of a stack of folders",
  },
  Accounting: {
    path: "/images/social-accounting.png",
    alt: "A drawing of a page of a ledger",
  },
  "VAT Guides": {
    path: "/images/social-vat-guides.png",
    alt: "A drawing of a till receipt",
  },
  Investigation: {
    path: "/images/social-investigation.png",
    alt: "A drawing of a letter in an opened envelope",
  },
};
