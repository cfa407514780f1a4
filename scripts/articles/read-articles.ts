import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { standInRoute } from "../../app/config/pages.ts";
import type { ArticleBody, ArticleCard, ListedArticle } from "../../app/content/types.ts";
import { parseArticle } from "./front-matter.ts";
import { findDeadLinks } from "./links.ts";
import type { Picture } from "./pictures.ts";
import { throwProblems } from "./problems.ts";
import type { Reference } from "./read-body.ts";
import { readingMinutes, renderMarkdown } from "./render-markdown.ts";

export interface Article extends ArticleCard, ArticleBody {
  /** What it was made from, for the build alone. */
  source: {
    /** Its file, relative to the articles' folder. */
    file: string;
    links: readonly Reference[];
    pictures: readonly Picture[];
  };
}

/** Where the articles are. */
export const articlesFolder = fileURLToPath(new URL("../../app/content/blog/", import.meta.url));

/**
 * Reads every article.
 *
 * @param folder where the Markdown files are, also in folders below it
 * @returns the articles, the newest first
 * @throws Error naming the file, the line and the field, if an article is not right, a link of one is
 *   dead, or a slug is there twice
 */
export function readArticles(folder = articlesFolder): Article[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".md"),
  );
  const slugs = new Map<string, string>();
  const articles = files.map((file) => {
    const slug = basename(file, ".md");
    const other = slugs.get(slug);
    if (other) {
      throwProblems(file, [{ message: `the slug "${slug}" is already that of ${other}` }]);
    }
    slugs.set(slug, file);
    const text = readFileSync(join(folder, file), "utf8");
    return toArticle(slug, text, file, join(folder, dirname(file)));
  });
  for (const article of articles) {
    throwProblems(article.source.file, findDeadLinks(article, articles));
  }
  return articles.sort((a, b) => b.date.localeCompare(a.date));
}

/** The last part of the address that unknown articles are answered with: no article may have it. */
const taken = basename(standInRoute.document);

/**
 * @param name a file's name without its ending, or what is to become one
 * @returns what is wrong with it as the last part of an article's address, if anything is
 */
export function slugProblem(name: string): string | undefined {
  if (name === taken) return `the site itself has an address ${taken}: choose another name`;
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
    return "the name must be lower-case-with-hyphens.md";
}

/**
 * @param slug the article's id
 * @param text its file
 * @param file the file's name, for messages
 * @param folder where the pictures are that it shows
 * @returns the article with its body as HTML
 * @throws Error naming the file, the line and the field, if it is not right
 */
export function toArticle(
  slug: string,
  text: string,
  file: string,
  folder = articlesFolder,
): Article {
  const message = slugProblem(slug);
  if (message) throwProblems(file, [{ message }]);
  const { front, markdown } = parseArticle(text, file);
  const { html, headings, links, pictures } = renderMarkdown(markdown, file, folder);
  const minutes = markdown.trim() ? readingMinutes(markdown) : undefined;
  return { slug, ...front, minutes, html, headings, source: { file, links, pictures } };
}

/**
 * @param article an article
 * @returns what lists show of it
 */
export function listArticle(article: ArticleCard): ListedArticle {
  const { slug, title, excerpt, category, date, image, minutes, answeredBy } = article;
  return { slug, title, excerpt, category, date, image, minutes, answeredBy };
}

/** How many articles are offered below another one. */
const relatedCount = 3;

/**
 * @param article the article that is read
 * @param all every article, the newest first
 * @returns what to read next: articles with a body, the same category first, then the newest
 */
export function relatedTo({ slug, category }: ArticleCard, all: readonly ArticleCard[]) {
  const others = all.filter((other) => other.minutes && other.slug !== slug);
  const [same = [], rest = []] = [true, false].map((wanted) =>
    others.filter((other) => (other.category === category) === wanted),
  );
  return [...same, ...rest].slice(0, relatedCount).map(listArticle);
}
