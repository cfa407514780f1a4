import type { Config } from "@react-router/dev/config";
import {
  articlePath,
  leadFormPage,
  notFoundPath,
  pages,
  standInRoute,
} from "./app/config/pages.ts";
import { readArticles } from "./scripts/articles/read-articles.ts";

const articlePaths = readArticles().map(({ slug }) => articlePath(slug));

export default {
  ssr: false,
  prerender: [
    ...pages.map(({ path }) => path),
    ...articlePaths,
    standInRoute.document,
    leadFormPage.path,
    notFoundPath,
  ],
} satisfies Config;
