import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { hashedFolder } from "../../hosting/settings.ts";
import { articlesFolder, readArticles } from "./read-articles.ts";

const list = `${articlesFolder}articles.js`;

/** Compiles the articles to the list that pages import as `virtual:articles`. */
export function articles(): Plugin {
  return {
    name: "articles",
    resolveId: (id) => (id === "virtual:articles" ? list : undefined),
    load(id) {
      if (id !== list) return;
      const shown = readArticles().map(({ source, ...article }) => article);
      return `export default ${JSON.stringify(shown)}`;
    },
    configureServer({ middlewares }) {
      // While somebody writes, a picture is shown as it lies beside the article.
      middlewares.use(hashedFolder, ({ originalUrl }, response, next) => {
        const pictures = readArticles().flatMap(({ source }) => source.pictures);
        const picture = pictures.find(({ address }) => originalUrl?.startsWith(address));
        if (picture) response.end(readFileSync(picture.source));
        else next();
      });
    },
    hotUpdate({ file, modules }) {
      if (!/\/words\/blog\/.*\.(?:md|jpe?g|png|webp|avif)$/.test(file)) return;
      const stale = this.environment.moduleGraph.getModuleById(list);
      return stale ? [...modules, stale] : modules;
    },
  };
}
