import { notFound } from "~/content/pages/not-found";
import { Undelivered } from "~/sections/undelivered";
import { pageMeta } from "~/seo/page-meta";

export const meta = () => pageMeta(null, notFound.meta);

export default function NotFoundRoute() {
  return <Undelivered {...notFound} />;
}
