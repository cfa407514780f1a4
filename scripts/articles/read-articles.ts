import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ArticleBody, ArticleCard } from "../../app/content/types.ts";
import { parseArticle } from "./front-matter.ts";
import { readingMinutes, renderMarkdown } from "./render-markdown.ts";

export interface Article extends ArticleCard, ArticleBody {}

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
  return { slug, ...front, ...(markdown && { minutes: readingMinutes(markdown) }), html, headings };
}
