import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { firm } from "~/firm/firm";
import { articlePath, pages } from "~/site/pages";
import { readArticles } from "../../publish/articles/read-articles";
import { feedLength, forReaders } from "../../publish/files/search-engines";
import { client, documents } from "./built";

const { origin } = firm;
const written = readArticles().filter(({ minutes }) => minutes);
const articles = written.map(({ slug }) => origin + articlePath(slug));

/** What a pattern's group finds in one of the built files. */
const allIn = (file: string, pattern: RegExp) =>
  [...readFileSync(new URL(file, client), "utf8").matchAll(pattern)].map(([, text = ""]) => text);

test("the sitemap lists every page and every written article, with the day it changed", () => {
  const all = [...pages.map(({ path }) => origin + path), ...articles];
  expect(allIn("sitemap.xml", /<loc>(.*?)<\/loc>/g)).toEqual(all);
  const changed = allIn("sitemap.xml", /<\/loc><lastmod>(.*?)<\/lastmod>/g);
  expect(changed).toHaveLength(all.length);
  expect(changed.slice(pages.length)).toEqual(written.map(({ date, updated = date }) => updated));
  for (const day of changed) {
    expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
    expect(new Date(day).getTime()).toBeLessThanOrEqual(Date.now());
  }
});

test("the feed has the newest of the written articles with their full text, and the pages name it", () => {
  expect(allIn("feed.xml", /<item>.*?<link>(.*?)<\/link>/gs)).toEqual(
    articles.slice(0, feedLength),
  );
  const texts = allIn("feed.xml", /<content:encoded><!\[CDATA\[(.*?)\]\]>/gs);
  expect(texts).toEqual(
    written
      .slice(0, feedLength)
      .map(({ html, slug }) => forReaders(html, origin + articlePath(slug))),
  );
  const named = /<link rel="alternate" href="([^"]*)" type="application\/rss\+xml"/;
  const [, address] = named.exec(documents.get("/") ?? "") ?? [];
  expect(address).toBe("/feed.xml");
  expect(allIn("feed.xml", /<atom:link href="([^"]*)" rel="self"/g), "its own address").toEqual([
    origin + address,
  ]);
});

test("robots.txt lets crawlers in everywhere, forbids nothing, and names the sitemap", () => {
  expect(readFileSync(new URL("robots.txt", client), "utf8")).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  );
});
