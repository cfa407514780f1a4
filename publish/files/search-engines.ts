import { writeFileSync } from "node:fs";
import { Feed } from "feed";
import { absoluteUrl } from "../../app/seo/absolute-url.ts";
import { firm } from "../../firm/firm.ts";
import { articlePath, pages, pathOf } from "../../site/pages.ts";
import { feedWords } from "../../words/blog/feed.ts";
import type { Article } from "../articles/read-articles.ts";
import { structuredDataIn } from "./documents.ts";

/** Where the feed is; the document in `app/document.tsx` names it too. */
const feedFile = "feed.xml";

/**
 * Lists every page of the registry and every article with a body for search engines, each with the
 * day of its last change, as the page itself states it.
 *
 * @param documents the built documents by their path
 * @throws Error naming the page that states no day
 */
export function writeSitemap(
  folder: URL,
  documents: ReadonlyMap<string, string>,
  articles: readonly Article[],
) {
  const stated = new Map(
    [...documents.values()]
      .flatMap(structuredDataIn)
      .map((entry) => [entry["@id"], entry.dateModified]),
  );
  const paths = [
    ...pages.map(({ path }) => path),
    ...articles.map(({ slug }) => articlePath(slug)),
  ];
  const entries = paths.map((path) => {
    const address = absoluteUrl(path);
    const updated = stated.get(address);
    if (!updated) throw new Error(`${path} does not state the day of its last change.`);
    return `  <url><loc>${address}</loc><lastmod>${updated}</lastmod></url>`;
  });
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ];
  writeFileSync(new URL("sitemap.xml", folder), sitemap.join("\n"));
}

/** How many articles the feed holds: readers ask for it again and again. */
export const feedLength = 20;

/** Writes the RSS feed: the full text of the newest of the articles that have one, the newest first. */
export function writeFeed(folder: URL, articles: readonly Article[]) {
  const changes = articles.map(({ date, updated = date }) => updated).sort();
  const lastChange = changes.at(-1);
  const blog = absoluteUrl(pathOf("blog"));
  const feed = new Feed({
    id: blog,
    link: blog,
    title: feedWords.title(firm.name),
    description: feedWords.description,
    language: "en-GB",
    copyright: firm.name,
    feedLinks: { rss: absoluteUrl(`/${feedFile}`) },
    updated: lastChange === undefined ? undefined : new Date(lastChange),
  });
  for (const { slug, title, excerpt, html, date, category } of articles.slice(0, feedLength)) {
    const address = absoluteUrl(articlePath(slug));
    feed.addItem({
      id: address,
      link: address,
      title,
      description: excerpt,
      content: forReaders(html, address),
      date: new Date(date),
      category: [{ name: category }],
    });
  }
  writeFileSync(new URL(feedFile, folder), feed.rss2());
}

/** A feed reader knows no address of this site, nor the article's own, and takes one size of a picture. */
export function forReaders(html: string, address: string): string {
  return html
    .replaceAll(/ (?:srcset|sizes)="[^"]*"/g, "")
    .replaceAll(' href="#', ` href="${address}#`)
    .replaceAll(/ (href|src)="\//g, (_, attribute) => ` ${attribute}="${firm.origin}/`);
}

/** Lets every crawler in and points it to the sitemap. */
export function writeRobots(folder: URL) {
  writeFileSync(
    new URL("robots.txt", folder),
    `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl("/sitemap.xml")}\n`,
  );
}
