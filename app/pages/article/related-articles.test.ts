import { expect, test } from "vitest";
import type { ArticleCard } from "~/words/types";
import { relatedTo } from "./related-articles";

const article = (slug: string, category: ArticleCard["category"], minutes?: number) =>
  ({ slug, category, minutes }) as ArticleCard;

test("what to read next is written, another article, and of the same category first", () => {
  const vat = article("vat-one", "VAT Guides", 1);
  const blog = [
    vat,
    article("tax-one", "Taxes", 1),
    article("vat-unwritten", "VAT Guides"),
    article("vat-two", "VAT Guides", 1),
  ];
  expect(relatedTo(vat, blog).map(({ slug }) => slug)).toEqual(["vat-two", "tax-one"]);
});
