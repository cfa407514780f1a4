import type { SocialImage } from "~/words/types";
import type { ArticleCategory } from "./categories";

/** What social networks show of an article: the drawing of its category, from `npm run images`. */
export const socialImages: Record<ArticleCategory, SocialImage> = {
  Taxes: {
    path: "/images/social-taxes.png",
    alt: "Guides to your own tax, with a drawing of a folded return",
  },
  Uncategorized: {
    path: "/images/social-uncategorized.png",
    alt: "More guides to UK tax, with a drawing of stacked folders",
  },
  Accounting: {
    path: "/images/social-accounting.png",
    alt: "Guides to keeping your books, with a drawing of ledger columns",
  },
  "VAT Guides": {
    path: "/images/social-vat-guides.png",
    alt: "Guides to VAT, with a drawing of a till receipt",
  },
  Investigation: {
    path: "/images/social-investigation.png",
    alt: "Guides to letters from HMRC, with a drawing of an opened envelope",
  },
};
