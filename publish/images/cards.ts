import type { PageId } from "../../site/pages.ts";
import {
  articleCategories,
  categoryDrawings,
  type DrawingName,
} from "../../words/blog/categories.ts";
import { siteCard, socialImages } from "../../words/blog/social-images.ts";

/** What social networks show of a page, 1200×630. */
export interface SocialCard {
  headline: string;
  drawing: DrawingName | "letter";
  /** The page that shows the drawing: it has its styles. */
  shownOn: PageId;
  /** Where the picture goes, below `public`. */
  path: string;
}

/** The card of the pages, and that of each category of articles. */
export const cards: readonly SocialCard[] = [
  {
    headline: siteCard.headline,
    drawing: "letter",
    shownOn: "home",
    path: siteCard.path,
  },
  ...articleCategories.map((category) => ({
    headline: socialImages[category].headline,
    drawing: categoryDrawings[category],
    shownOn: "services" as const,
    path: socialImages[category].path,
  })),
];
