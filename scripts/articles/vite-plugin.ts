import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Plugin } from "vite";
import { readArticles, toArticle } from "./read-articles.ts";

const cardsId = "virtual:article-cards";

/**
 * Compiles articles when the site is built: each Markdown file becomes a module with its body, and
 * `virtual:article-cards` lists all of them without their bodies.
 */
export function articles(): Plugin {
  return {
    name: "articles",
    resolveId: (id) => (id === cardsId ? `\0${cardsId}` : undefined),
    load(id) {
      if (id === `\0${cardsId}`) {
        const cards = readArticles().map(({ html: _, headings: __, ...card }) => card);
        return `export default ${JSON.stringify(cards)}`;
      }
      if (!id.endsWith(".md")) return;
      const { html, headings } = toArticle(basename(id, ".md"), readFileSync(id, "utf8"), id);
      return `export default ${JSON.stringify({ html, headings })}`;
    },
  };
}
