import type { Plugin } from "vite";
import { articlePages, listArticles } from "./article-pages.ts";
import { articlesFolder, readArticles } from "./read-articles.ts";

const modules: Record<string, (isBrowser: boolean) => unknown> = {
  "virtual:article-list": () => listArticles(readArticles()),
  "virtual:article-pages": (isBrowser) => (isBrowser ? {} : articlePages(readArticles())),
};

/**
 * Compiles the articles when the site is built. What an address of the blog shows is known to the
 * build alone: browsers read it from the page's document (`app/lib/article-page.ts`), so that no
 * script grows with the number of articles. In development, a page follows the files.
 */
export function articles(): Plugin {
  return {
    name: "articles",
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load(id) {
      const content = modules[id.slice(1)]?.(this.environment.name === "client");
      if (!content) return;
      return { code: `export default ${JSON.stringify(content)}`, moduleSideEffects: false };
    },
    hotUpdate({ file }) {
      if (!file.startsWith(articlesFolder)) return;
      const { name, moduleGraph, hot } = this.environment;
      if (name === "client") hot.send({ type: "full-reload" });
      return Object.keys(modules).flatMap((id) => moduleGraph.getModuleById(`\0${id}`) ?? []);
    },
  };
}
