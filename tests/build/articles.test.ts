import { expect, test } from "vitest";
import { firm } from "~/firm/firm";
import { articlePath, standInRoute } from "~/site/pages";
import { blog } from "~/words/pages/blog";
import { decode } from "../../hosting/documents";
import { readArticles } from "../../publish/articles/read-articles";
import { documents } from "./built";

const articles = readArticles();
const standIn = articles.find(({ slug }) => slug === standInRoute.article);
const unwritten = articles.filter(({ minutes }) => !minutes);

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
