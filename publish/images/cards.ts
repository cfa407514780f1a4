import type { PageId } from "../../site/pages.ts";
import type { DrawingName } from "../../words/blog/categories.ts";
import {
  type ArticleCategory,
  articleCategories,
  categoryDrawings,
} from "../../words/blog/categories.ts";
import { socialImages } from "../../words/blog/social-images.ts";

/** What social networks show of a page, 1200×630. */
export interface SocialCard {
  headline: string;
  drawing: DrawingName | "letter";
  /** The page that shows the drawing: it has its styles. */
  shownOn: PageId;
  /** Where the picture goes, below `public`. */
  path: string;
}

/** The words on the card of each category of articles. */
const headlines: Record<ArticleCategory, string> = {
  Taxes: "Guides to your own tax",
  Uncategorized: "More guides to UK tax",
  Accounting: "Guides to keeping your books",
  "VAT Guides": "Guides to VAT",
  Investigation: "Guides to letters from HMRC",
};

/** The card of the pages, and that of each category of articles. */
export const cards: readonly SocialCard[] = [
  {
    headline: "Has HMRC written to you?",
    drawing: "letter",
    shownOn: "home",
    path: "/images/social-card.png",
  },
  ...articleCategories.map((category) => ({
    headline: headlines[category],
    drawing: categoryDrawings[category],
    shownOn: "services" as const,
    path: socialImages[category].path,
  })),
];
