import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { sampleFirm } from "../../firm/samples/sample-firm";
import type { Article } from "../articles/read-articles.ts";
import { forReaders, writeFeed } from "./search-engines.ts";

test("who reads in a feed reader has links that lead to the site, and pictures that load", () => {
  const { origin } = sampleFirm;
  expect(
    forReaders(
      '<a href="/faqs">x</a><a href="#y">y</a><img src="/a.webp" srcset="/a.webp 1w">',
      `${origin}/blog/a`,
    ),
  ).toBe(
    `<a href="${origin}/faqs">x</a><a href="${origin}/blog/a#y">y</a><img src="${origin}/a.webp">`,
  );
});

test("the feed is as new as its last correction, which is no new article", () => {
  const folder = pathToFileURL(`${mkdtempSync(`${tmpdir()}/feed-`)}/`);
  const article = { slug: "a", title: "A", excerpt: "A", html: "<p>A</p>", category: "Taxes" };
  writeFeed(folder, [
    { ...article, date: "2026-04-02" } as Article,
    { ...article, slug: "b", date: "2026-03-02", updated: "2026-05-04" } as Article,
    { ...article, slug: "c", date: "2026-02-02" } as Article,
  ]);
  const feed = readFileSync(new URL("feed.xml", folder), "utf8");
  rmSync(folder, { recursive: true });
  expect(feed).toContain("<lastBuildDate>Mon, 04 May 2026 00:00:00 GMT</lastBuildDate>");
  expect(feed.match(/<pubDate>.*<\/pubDate>/g)).toEqual([
    "<pubDate>Thu, 02 Apr 2026 00:00:00 GMT</pubDate>",
    "<pubDate>Mon, 02 Mar 2026 00:00:00 GMT</pubDate>",
    "<pubDate>Mon, 02 Feb 2026 00:00:00 GMT</pubDate>",
  ]);
});
