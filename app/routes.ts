import { layout, type RouteConfig, route } from "@react-router/dev/routes";
import { readArticles } from "../scripts/articles/read-articles";
import { articlePath, leadFormPage, pages, standInRoute } from "./config/pages";

/** Addresses are matched as they are written, as hosts match them. */
const caseSensitive = true;

const articles = readArticles().filter(({ minutes }) => minutes);

export default [
  layout("components/site-layout.tsx", [
    ...pages.map(({ id, path, route: file }) => route(path, file, { id, caseSensitive })),
    ...articles.map(({ slug, source }) =>
      route(articlePath(slug), `content/blog/${source.file}`, { caseSensitive }),
    ),
    route(standInRoute.path, standInRoute.route, { id: standInRoute.id, caseSensitive }),
    route("*", "routes/not-found.tsx", { id: "not-found" }),
  ]),
  route(leadFormPage.path, leadFormPage.route, { caseSensitive }),
] satisfies RouteConfig;
