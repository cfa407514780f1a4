import { articlePath, pathOf } from "~/site/pages";
import { blog } from "~/words/pages/blog";
import { readArticles } from "../../publish/articles/read-articles";
import { expect, test } from "./test";

const articles = readArticles();
const standIn = articles.find(({ slug }) => slug === "allowable-expenses-for-rental-income");
const written = articles.find((article) => article.minutes && article !== standIn);
const unwritten = articles.find(({ minutes }) => !minutes);

test("the list leads to an article, and the article back to the list", async ({ visitor }) => {
  await visitor.goto(pathOf("blog"));
  await visitor.click(`main a[href="${articlePath(written?.slug ?? "")}"]`);
  await expect.poll(() => visitor.texts("h1")).toEqual([written?.title]);
  await visitor.click("main a", blog.article.back);
  await expect.poll(visitor.path).toBe(pathOf("blog"));
});

test("an unknown slug shows the stand-in", async ({ visitor }) => {
  await visitor.goto(articlePath("no-such-article"));
  expect(await visitor.texts("h1")).toEqual([standIn?.title]);
  expect(await visitor.texts("[role=note]")).toEqual([]);
});

test("an article still to be written shows the stand-in, and says so", async ({ visitor }) => {
  await visitor.goto(pathOf("blog"));
  await visitor.click(`main a[href="${articlePath(unwritten?.slug ?? "")}"]`);
  await expect.poll(() => visitor.texts("h1")).toEqual([standIn?.title]);
  expect((await visitor.texts("[role=note]")).join()).toContain(blog.article.standIn);
});
