import { PageLink } from "~/app/design/link";
import { ReachUs } from "~/app/parts/contact/reach-us";
import { pageMeta } from "~/app/seo/page-meta";
import { failureWords as words } from "~/words/failure";

export const meta = () => pageMeta(null, words.meta);

/** What a host sends in place of any page when it fails itself. */
export default function FailureRoute() {
  return (
    <main className="page-width flex min-h-dvh flex-col justify-center py-16">
      <div className="max-w-3xl border-t-2 border-ink bg-sheet p-6 md:p-10">
        <h1 className="text-h2">{words.heading}</h1>
        <p className="mt-4 border-l-4 border-red pl-4 text-ink-2">{words.status}</p>
        <p className="mt-6 text-lede">{words.page}</p>
        <ReachUs />
        <p className="mt-6">
          <PageLink page="home" className="text-link font-semibold">
            {words.home}
          </PageLink>
        </p>
      </div>
    </main>
  );
}
