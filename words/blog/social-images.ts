import type { SocialImage } from "~/words/types";
import type { ArticleCategory } from "./categories";

/** A card that `npm run images` draws: its words, and what its drawing shows. */
const card = (name: string, headline: string, drawing: string) => ({
  path: `/images/social-${name}.png`,
  headline,
  alt: `${headline}, with a drawing of ${drawing}`,
});

/** What social networks show of every page but the articles. */
export const siteCard = card(
  "card",
  "Has HMRC written to you?",
  "a letter whose reply date is ringed",
);

/** What they show of an article: the drawing of its category. */
export const socialImages = {
  Taxes: card("taxes", "Guides to your own tax", "a folded return"),
  Uncategorized: card("uncategorized", "More guides to UK tax", "a month’s figures under a clip"),
  Accounting: card("accounting", "Guides to keeping your books", "ledger columns"),
  "VAT Guides": card("vat-guides", "Guides to VAT", "a till receipt"),
  Investigation: card("investigation", "Guides to letters from HMRC", "an opened envelope"),
} satisfies Record<ArticleCategory, SocialImage>;
