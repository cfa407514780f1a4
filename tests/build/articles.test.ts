import { expect, test } from "vitest";
import { firm } from "~/firm/firm";
import { articlePath, standInRoute } from "~/site/pages";
import { blog } from "~/words/pages/blog";
import { decode, documentsByPath } from "../../hosting/documents";
import { readArticles } from "../../publish/articles/read-articles";

const documents = documentsByPath(new URL("../../build/client/", import.meta.url));
const articles = readArticles();
const standIn = articles.find(({ slug }) => slug === standInRoute.article);
const unwritten = articles.filter(({ minutes }) => !minutes);

test.each(unwritten)("$slug, which is being written, shows another guide and says so", (one) => {
  const html = documents.get(articlePath(one.slug)) ?? "";
  expect(decode(/<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? "")).toBe(standIn?.title);
  expect(decode(html)).toContain(blog.article.standIn);
  expect(html).toContain(
    `<link rel="canonical" href="${firm.origin}${articlePath(standInRoute.article)}"`,
  );
});
