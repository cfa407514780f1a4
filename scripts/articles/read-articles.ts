import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ArticleBody, ArticleCard, ListedArticle } from "../../app/content/types.ts";
import { parseArticle } from "./front-matter.ts";
import { readingMinutes, renderMarkdown } from "./render-markdown.ts";

export interface Article extends ArticleCard, ArticleBody {
  /** Its file, relative to the articles' folder. */
  file: string;
}

/** Where the articles are. */
export const articlesFolder = fileURLToPath(new URL("../../app/content/blog/", import.meta.url));

/**
 * Reads every article.
 *
 * @param folder where the Markdown files are, also in folders below it
 * @returns the articles, the newest first
 * @throws Error naming the file and the field, if an article is not right or a slug is there twice
 */
export function readArticles(folder = articlesFolder): Article[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".md"),
  );
  const slugs = new Map<string, string>();
  return files
    .map((file) => {
      const slug = basename(file, ".md");
      const other = slugs.get(slug);
      if (other) throw new Error(`${file}: the slug "${slug}" is already that of ${other}`);
      slugs.set(slug, file);
      return toArticle(slug, readFileSync(join(folder, file), "utf8"), file);
    })
    .sort((a, b) => b.date.localeCompare(a.date));
}

/**
 * @param slug the article's id
 * @param text its file
 * @param file the file's name, for messages
 * @returns the article with its body as HTML
 */
export function toArticle(slug: string, text: string, file: string): Article {
  if (!/^[a-z0-9-]+$/.test(slug))
    throw new Error(`${file}: the name must be lower-case-with-hyphens.md`);
  const { front, markdown } = parseArticle(text, file);
  const { html, headings } = renderMarkdown(markdown, file);
  const minutes = markdown ? readingMinutes(markdown) : undefined;
  return { slug, file, ...front, minutes, html, headings };
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
