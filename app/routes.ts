import { layout, type RouteConfig, route } from "@react-router/dev/routes";
import { readArticles } from "../scripts/articles/read-articles";
import { articlePath, leadFormPage, pages, standInRoute } from "./config/pages";

const articles = readArticles().filter(({ minutes }) => minutes);

export default [
  layout("components/site-layout.tsx", [
    ...pages.map(({ id, path, route: file }) => route(path, file, { id })),
    ...articles.map(({ slug, source }) => route(articlePath(slug), `content/blog/${source.file}`)),
    route(standInRoute.path, standInRoute.route, { id: standInRoute.id }),
    route("*", "routes/not-found.tsx", { id: "not-found" }),
  ]),
  route(leadFormPage.path, leadFormPage.route),
] satisfies RouteConfig;
