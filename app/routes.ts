import { layout, type RouteConfig, route } from "@react-router/dev/routes";
import { articleRoute, leadFormPage, pages } from "./config/pages";

export default [
  layout("components/site-layout.tsx", [
    ...pages.map(({ id, path, route: file }) => route(path, file, { id })),
    route(articleRoute.path, articleRoute.route, { id: articleRoute.id }),
    route("*", "routes/not-found.tsx", { id: "not-found" }),
  ]),
  route(leadFormPage.path, leadFormPage.route),
] satisfies RouteConfig;
