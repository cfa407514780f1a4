import type { Config } from "@react-router/dev/config";
import { articlePath, leadFormPage, notFoundPath, pages } from "./app/config/pages.ts";
import { readArticles } from "./scripts/articles/read-articles.ts";

const articlePaths = readArticles().map(({ slug }) => articlePath(slug));

export default {
  ssr: false,
  // A route's middleware comes with the route: pointing at a link does not fetch a part of its own.
  splitRouteModules: false,
  prerender: [...pages.map(({ path }) => path), ...articlePaths, leadFormPage.path, notFoundPath],
} satisfies Config;
