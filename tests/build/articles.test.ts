import { expect, test } from "vitest";
import { firm } from "~/firm/firm";
import { articlePath, pathOf, standInRoute } from "~/site/pages";
import { blog } from "~/words/pages/blog";
import { readArticles } from "../../publish/articles/read-articles";
import { decode } from "../../publish/files/documents";
import { documents } from "./built";

const articles = readArticles();
const standIn = articles.find(({ slug }) => slug === standInRoute.article);
const unwritten = articles.filter(({ minutes }) => !minutes);

/** Where a guide that is being written sends its readers, as long as it is. */
const answers: Record<string, string> = {
  "hmrc-criminal-investigations": pathOf("tax-fraud"),
  "how-much-is-vat-in-the-uk-in-2025": pathOf("value-added-tax"),
  "how-to-declare-rental-income-to-hmrc": `${articlePath(standInRoute.article)}#never-declared`,
  "tax-on-rental-income": `${articlePath(standInRoute.article)}#how-is-the-tax`,
  "what-is-cop9": pathOf("cop9"),
  "what-is-first-tier-tribunal-tax": pathOf("tax-tribunal"),
};

test.each(unwritten.filter(({ slug }) => slug in answers))(
  "$title is answered meanwhile where its subject is",
  ({ slug, answeredBy }) => expect(answeredBy?.path).toContain(answers[slug]),
);

test.each([
  ...unwritten.map(({ slug }) => [articlePath(slug), "says so"]),
  // What hosts answer where nobody writes one: `hosting/rows.ts`.
  [standInRoute.document, "does not"],
])("%s shows another guide's text, and %s", (path = "", says) => {
  const html = documents.get(path) ?? "";
  expect(decode(/<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? "")).toBe(standIn?.title);
  expect(html).toMatch(/class="[^"]*article-text[^"]*"[^>]*><p>/);
  expect(decode(html).includes(blog.article.standIn)).toBe(says === "says so");
  expect(html).toContain(
    `<link rel="canonical" href="${firm.origin}${articlePath(standInRoute.article)}"`,
  );
});
