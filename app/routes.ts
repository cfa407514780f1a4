import { layout, type RouteConfig, route } from "@react-router/dev/routes";
import { builtPages, leadFormPage } from "./config/pages";

export default [
  layout("components/site-layout.tsx", [
    ...builtPages.map(({ id, path, route: file }) => route(path, file, { id })),
    route("*", "routes/not-found.tsx", { id: "not-found" }),
  ]),
  route(leadFormPage.path, leadFormPage.route),
] satisfies RouteConfig;
