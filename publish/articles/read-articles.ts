import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { BadValue } from "../../firm/bad-values.ts";
import { articlePath, pages, standInRoute } from "../../site/pages.ts";
import type { ArticleBody, ArticleCard } from "../../words/types.ts";
import { readText } from "../check-words/read-text.ts";
import { parseArticle, type Source } from "./front-matter.ts";
import { compileMarkdown } from "./markdown.ts";

/** An article, and what it was made from, for the build alone. */
export type Article = ArticleCard & ArticleBody & { source: Source };

/** Where the articles are. */
export const articlesFolder = fileURLToPath(new URL("../../words/blog/", import.meta.url));

/**
 * @param documents the built pages by address, once there are any: only then is a place on one of them looked for
 * @returns the articles whose Markdown files are in a folder, the newest first
 * @throws BadValue with all that is not right in them, links that lead nowhere among it: file, line and what to write
 */
export function readArticles(folder = articlesFolder, documents?: ReadonlyMap<string, string>) {
  const files = readdirSync(folder);
  // What systems and editors leave there is no fault of the owner's.
  const strays = files.filter(
    (file) => !/^[.#]|~$|\.(?:md|ts|db|(?i:jpe?g|png|webp|avif))$/.test(file),
  );
  const articles = files
    .filter((file) => file.endsWith(".md"))
    .map((file) => compileArticle(file, readText(join(folder, file)), folder));
  refuseDeadLinks(articles, documents);
  const problems = [
    ...strays.map((file) => `words/blog/${file}: no article ends so, and no picture: write .md`),
    ...articles.flatMap(({ source }) => source.problems),
  ];
  if (problems.length > 0)
    throw new BadValue(`The articles are not right:\n  ${problems.join("\n  ")}`);
  const labels = new Map(pages.map(({ path, label }) => [path, `Our ${label} page`]));
  for (const { slug, headings } of articles)
    for (const { id, text } of headings) labels.set(`${articlePath(slug)}#${id}`, text);
  const answerAt = (path?: string) => (path ? { path, label: labels.get(path) ?? "" } : undefined);
  return articles
    .map((one) => ({ ...one, answeredBy: answerAt(one.source.front.answeredBy) }))
    .sort((a, b) => b.date.localeCompare(a.date));
}

/** Tells each article of its links that lead nowhere. */
function refuseDeadLinks(articles: readonly Article[], documents?: ReadonlyMap<string, string>) {
  const headingsAt = new Map(articles.map((one) => [articlePath(one.slug), one.headings]));
  const addresses = [...pages.map(({ path }) => path), ...headingsAt.keys()];
  const problemWith = (href: string, own: string) => {
    if (/^(?:tel|mailto):/.test(href)) return;
    if (!/^(?:\/(?!\/)|#)/.test(href))
      return "leads off this site; its own pages are written /contact, for example";
    const { pathname, hash } = new URL(href, `http://localhost${own}`);
    if (!addresses.includes(pathname))
      return `leads nowhere: no page has this address, write ${addresses.find((one) => one.endsWith(pathname)) ?? "one of site/page-registry.ts"}`;
    const ids = headingsAt.get(pathname)?.map(({ id }) => `#${id}`);
    if (hash && ids && !ids.includes(hash))
      return `leads nowhere: that article has no such heading, its headings are ${ids.join(", ") || "none"}`;
    if (hash && !ids && documents && !documents.get(pathname)?.includes(` id="${hash.slice(1)}"`))
      return "leads nowhere: the page has no such place";
  };
  for (const { slug, source } of articles)
    for (const { href, line } of source.links) {
      const problem = problemWith(href, articlePath(slug));
      if (problem) source.refuse(`${href} ${problem}`, line);
    }
}

/** @returns the article that a file of this name holds, its text as HTML, and what is wrong with it */
export function compileArticle(file: string, text: string, folder = articlesFolder): Article {
  const source = parseArticle(file, text);
  const slug = basename(file, ".md");
  const own = basename(standInRoute.document);
  if (slug === own || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
    source.refuse(`the name must be lower-case-with-hyphens.md, and not ${own}.md, which is taken`);
  const { answeredBy, ...front } = source.front;
  const deadline = compileMarkdown(source.deadline, source, folder).html || undefined;
  const body = compileMarkdown(source.markdown, source, folder);
  const words = source.markdown.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
  // At 220 words a minute; none while there is no text.
  const minutes = words ? Math.max(1, Math.round(words / 220)) : undefined;
  return { slug, ...front, minutes, deadline, ...body, source };
}
