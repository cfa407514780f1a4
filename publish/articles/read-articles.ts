import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { BadValue } from "../../firm/bad-values.ts";
import { articlePath, pages, standInRoute } from "../../site/pages.ts";
import type { ArticleBody, ArticleCard } from "../../words/types.ts";
import { answerAt } from "./answered-by.ts";
import { parseArticle, type Refuse } from "./front-matter.ts";
import { compileMarkdown } from "./markdown.ts";

export interface Article extends ArticleCard, ArticleBody {
  /** What it was made from, for the build alone. */
  source: { file: string; text: string; problems: readonly string[]; answeredBy?: string } & Pick<
    ReturnType<typeof compileMarkdown>,
    "links" | "pictures"
  >;
}

/** Where the articles are. */
export const articlesFolder = fileURLToPath(new URL("../../words/blog/", import.meta.url));

let read: readonly Article[] | undefined;

/** @returns the articles of the site, each of which is read once */
export function readArticles(): readonly Article[] {
  read ??= readArticlesIn(articlesFolder);
  return read;
}

/** One of them, or a picture, has changed: they are read anew when they are asked for next. */
export function forgetArticles() {
  read = undefined;
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
  refuseArticles(articles.flatMap(({ source }) => source.problems));
  refuseArticles(articles.flatMap((article) => findDeadLinks(article, articles)));
  return articles
    .map((one) => ({ ...one, answeredBy: answerAt(one.source.answeredBy, articles) }))
    .sort((a, b) => b.date.localeCompare(a.date));
}

/** @throws BadValue with the problems of articles, each in a line, if there is any */
export function refuseArticles(problems: readonly string[]) {
  if (problems.length > 0)
    throw new BadValue(`The articles are not right:\n  ${problems.join("\n  ")}`);
}

/** @returns what is wrong with a name as the last part of an article's address, if anything is */
export function slugProblem(name: string): string | undefined {
  if (name === basename(standInRoute.document))
    return `the site itself has an address ${name}: choose another name`;
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
    return "the name must be lower-case-with-hyphens.md";
}

/** @returns the article that a file of this name holds, its text as HTML, and what is wrong with it */
export function compileArticle(file: string, text: string, folder = articlesFolder): Article {
  const problems: string[] = [];
  const refuse: Refuse = (message, line) => problems.push(problemAt(file, message, line));
  const slug = basename(file, ".md");
  const badName = slugProblem(slug);
  if (badName) refuse(badName);
  const { front, markdown, deadline, answer } = parseArticle(text, refuse);
  const slip = compileMarkdown(deadline, file, folder, refuse);
  const { html, headings, pictures, links } = compileMarkdown(markdown, file, folder, refuse);
  const words = markdown.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
  // At 220 words a minute; none while there is no text.
  const minutes = words ? Math.max(1, Math.round(words / 220)) : undefined;
  const led = { links: [...slip.links, ...links, ...answer], answeredBy: answer[0]?.href };
  return {
    ...{ slug, ...front, minutes, deadline: slip.html || undefined, html, headings },
    source: { file, text, problems, pictures, ...led },
  };
}

const problemAt = (file: string, message: string, line?: number) =>
  `words/blog/${line ? `${file}:${line}` : file}: ${message}`;

/**
 * @param documents the built pages by address, once there are any
 * @returns what is wrong with an article's links; places on other pages are looked for once these are built
 */
export function findDeadLinks(
  { slug, source }: Article,
  all: readonly Article[],
  documents?: ReadonlyMap<string, string>,
): string[] {
  const articles = new Map(all.map((other) => [articlePath(other.slug), other.headings]));
  const addresses = [...pages.map(({ path }) => path), ...articles.keys()];
  const problemWith = (href: string) => {
    const [, path = articlePath(slug), anchor] = /^([^?#]+)?[^#]*(?:#(.*))?/.exec(href) ?? [];
    if (/^(?:tel|mailto):/.test(href)) return;
    if (!/^(?:\/(?!\/)|#)/.test(href))
      return "leads off this site; its own pages are written /contact, for example";
    if (!addresses.includes(path)) {
      const meant = addresses.find((address) => address.endsWith(path));
      return `leads nowhere: no page has this address, write ${meant ?? "one of site/page-registry.ts"}`;
    }
    const ids = articles.get(path)?.map(({ id }) => `#${id}`);
    if (anchor && ids && !ids.includes(`#${anchor}`))
      return `leads nowhere: that article has no such heading, its headings are ${ids.join(", ") || "none"}`;
    if (anchor && !ids && documents && !documents.get(path)?.includes(` id="${anchor}"`))
      return "leads nowhere: the page has no such place";
  };
  return source.links.flatMap(({ href, line }) => {
    const problem = problemWith(href);
    return problem ? problemAt(source.file, `${href} ${problem}`, line) : [];
  });
}
