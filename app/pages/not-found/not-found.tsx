import { pageMeta } from "~/app/seo/page-meta";
import { notFound } from "~/words/pages/not-found";
import { Undelivered } from "./undelivered";

export const meta = () => pageMeta(null, notFound.meta);

export default function NotFoundRoute() {
  return <Undelivered {...notFound} />;
}
