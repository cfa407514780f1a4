import { pageMeta } from "~/app/seo/page-meta";
import { failureWords } from "~/words/failure";
import { RouteFailure } from "./route-failure";

export const meta = () => pageMeta(null, failureWords.meta);

/** What a host sends in place of any page when it fails itself. */
export default function FailureRoute() {
  return <RouteFailure {...failureWords} />;
}
