import { PageLink } from "~/app/design/link";
import { ReachUs } from "~/app/parts/contact/reach-us";

interface RouteFailureProps {
  heading: string;
  /** What went wrong, in the words of whoever noticed it. */
  status: string;
  page: string;
  home: string;
}

/** What stands in place of a page that could not be shown. */
export function RouteFailure({ heading, status, page, home }: RouteFailureProps) {
  return (
    <main className="page-width flex min-h-dvh flex-col justify-center py-16">
      <div className="max-w-3xl border-t-2 border-ink bg-sheet p-6 md:p-10">
        <h1 className="text-h2">{heading}</h1>
        <p className="mt-4 border-l-4 border-red pl-4 text-ink-2">{status}</p>
        <p className="mt-6 text-lede">{page}</p>
        <ReachUs />
        <p className="mt-6">
          <PageLink page="home" className="text-link font-semibold">
            {home}
          </PageLink>
        </p>
      </div>
    </main>
  );
}
