import { notFound } from "~/content/pages/not-found";
import { pageMeta } from "~/lib/page-meta";
import { Undelivered } from "~/sections/undelivered";

export const meta = () => pageMeta(null, notFound.meta);

export default function NotFoundRoute() {
  return <Undelivered {...notFound} />;
}
