import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Plugin } from "vite";
import { drawings } from "../../app/content/blog/sums.ts";
import { hashedFolder } from "../../hosting/settings.ts";
import { pictureFormats } from "./pictures.ts";
import {
  type Article,
  articlesFolder,
  listArticle,
  readArticles,
  relatedTo,
} from "./read-articles.ts";
import { buildPicture } from "./write-pictures.ts";

const list = "virtual:article-list";
/** As if it were a file: the bundler calls a script after it, and hosts hide names that begin with "_". */
const listFile = `${articlesFolder}article-list.js`;

/**
 * Compiles the articles when the site is built: `virtual:article-list` is what lists show of them, and
 * each Markdown file with a body is a route module of its own, so that the router loads an article as it
 * loads any page.
 */
export function articles(): Plugin {
  return {
    name: "articles",
    resolveId: (id) => (id === list ? listFile : undefined),
    load(id) {
      if (id === listFile) return `export default ${json(readArticles().map(listArticle))}`;
    },
    transform: {
      filter: { id: /\/content\/blog\/.*\.md$/ },
      handler: (_, id) => ({ code: routeModule(basename(id, ".md")), map: null, moduleType: "js" }),
    },
    configureServer({ middlewares }) {
      middlewares.use(hashedFolder, (request, response, next) => {
        const asked = basename(request.url ?? "");
        findPicture(asked).then((file) => (file ? response.end(readFileSync(file)) : next()), next);
      });
    },
    hotUpdate({ file }) {
      if (!file.endsWith(".md")) return;
      const stale = this.environment.moduleGraph.getModuleById(listFile);
      if (stale) this.environment.moduleGraph.invalidateModule(stale);
    },
  };
}

/** What `virtual-modules.d.ts` says of a Markdown file. */
function routeModule(slug: string): string {
  const all = readArticles();
  const { html, headings, source, ...article } = all.find((one) => one.slug === slug) as Article;
  const page = { article, body: { html, headings }, related: relatedTo(article, all) };
  const drawn = [...html.matchAll(/<!--([\w-]+)-->/g)].map(([, name = ""]) => name);
  const imports = drawn.map(
    (name, index) => `import Drawing${index} from "~/illustrations/articles/${name}";`,
  );
  const elements = drawn.map(
    (name, index) =>
      `${json(name)}: createElement(Drawing${index}, ${json(drawings[source.file]?.[name])})`,
  );
  return `
    import { createElement } from "react";
    import { Article, articleMeta } from "~/screens/article";
    ${imports.join("\n")}
    export const page = ${json(page)};
    const drawings = { ${elements.join(", ")} };
    export const meta = () => articleMeta(page.article);
    export default function ArticleRoute() { return createElement(Article, { ...page, drawings }); }`;
}

/** While somebody writes, a picture is built when a page asks for it. */
async function findPicture(asked: string): Promise<string | undefined> {
  const [, name, width, format] = /^(.+)-(\d+)\.(\w+)$/.exec(asked) ?? [];
  const picture = readArticles()
    .flatMap(({ source }) => source.pictures)
    .find((one) => one.name === name);
  const known = pictureFormats.find((one) => one === format);
  return picture && known && buildPicture(picture, Number(width), known);
}

function json(value: unknown): string {
  return JSON.stringify(value);
}
