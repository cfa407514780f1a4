import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { BadValue } from "../../firm/bad-values.ts";
import { articlePath, pages, standInRoute } from "../../site/pages.ts";
import type { ArticleBody, ArticleCard } from "../../words/types.ts";
import { parseArticle, type Source } from "./front-matter.ts";
import { compileMarkdown } from "./markdown.ts";

export interface Article extends ArticleCard, ArticleBody {
  /** What it was made from, for the build alone. */
  source: Source;
}

/** Where the articles are. */
export const articlesFolder = fileURLToPath(new URL("../../words/blog/", import.meta.url));

let read: readonly Article[] | undefined;

/** @returns the articles of the site, each of which is read once; `isAnew` reads them once more */
export function readArticles(isAnew = false): readonly Article[] {
  if (isAnew || !read) read = readArticlesIn(articlesFolder);
  return read;
}

/**
 * @param folder where the Markdown files are
 * @returns its articles, the newest first
 * @throws BadValue naming file, line and field of all that is not right in them
 */
export function readArticlesIn(folder: string): Article[] {
  const articles = readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .map((file) => compileArticle(file, readFileSync(join(folder, file), "utf8"), folder));
  checkArticles(articles);
  const labels = new Map(pages.map(({ path, label }) => [path, `Our ${label} page`]));
  for (const { slug, headings } of articles)
    for (const { id, text } of headings) labels.set(`${articlePath(slug)}#${id}`, text);
  const answerAt = (path?: string) => (path ? { path, label: labels.get(path) ?? "" } : undefined);
  return articles
    .map((one) => ({ ...one, answeredBy: answerAt(one.source.front.answeredBy) }))
    .sort((a, b) => b.date.localeCompare(a.date));
}

/** @returns the article that a file of this name holds, its text as HTML, and what is wrong with it */
export function compileArticle(file: string, text: string, folder = articlesFolder): Article {
  const source = parseArticle(file, text);
  const slug = basename(file, ".md");
  if (slug === basename(standInRoute.document))
    source.refuse(`the site itself has an address ${slug}: choose another name`);
  else if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
    source.refuse("the name must be lower-case-with-hyphens.md");
  const { answeredBy, ...front } = source.front;
  const deadline = compileMarkdown(source.deadline, source, folder).html || undefined;
  const body = compileMarkdown(source.markdown, source, folder);
  const words = source.markdown.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
  // At 220 words a minute; none while there is no text.
  const minutes = words ? Math.max(1, Math.round(words / 220)) : undefined;
  return { slug, ...front, minutes, deadline, ...body, source };
}

/**
 * @param documents the built pages by address, once there are any: only then is a place on one of them looked for
 * @throws BadValue with all that is wrong in articles, links that lead nowhere among it
 */
export function checkArticles(
  articles: readonly Article[],
  documents?: ReadonlyMap<string, string>,
) {
  const headingsAt = new Map(articles.map((one) => [articlePath(one.slug), one.headings]));
  const addresses = [...pages.map(({ path }) => path), ...headingsAt.keys()];
  const problemWith = (href: string, own: string) => {
    const [, path = own, anchor] = /^([^?#]+)?[^#]*(?:#(.*))?/.exec(href) ?? [];
    if (/^(?:tel|mailto):/.test(href)) return;
    if (!/^(?:\/(?!\/)|#)/.test(href))
      return "leads off this site; its own pages are written /contact, for example";
    if (!addresses.includes(path)) {
      const meant = addresses.find((address) => address.endsWith(path));
      return `leads nowhere: no page has this address, write ${meant ?? "one of site/page-registry.ts"}`;
    }
    const ids = headingsAt.get(path)?.map(({ id }) => `#${id}`);
    if (anchor && ids && !ids.includes(`#${anchor}`))
      return `leads nowhere: that article has no such heading, its headings are ${ids.join(", ") || "none"}`;
    if (anchor && !ids && documents && !documents.get(path)?.includes(` id="${anchor}"`))
      return "leads nowhere: the page has no such place";
  };
  for (const { slug, source } of articles)
    for (const { href, line } of source.links) {
      const problem = problemWith(href, articlePath(slug));
      if (problem) source.refuse(`${href} ${problem}`, line);
    }
  const problems = articles.flatMap(({ source }) => source.problems);
  if (problems.length > 0)
    throw new BadValue(`The articles are not right:\n  ${problems.join("\n  ")}`);
}
