import { firm } from "~/config/firm";
import { EmailLink, PhoneLink } from "~/ui/reach";

/** What stands in place of a page that could not be shown. Plain links: nothing here may fail again. */
export function RouteFailure({ detail }: { detail: string }) {
  return (
    <main className="page-width flex min-h-dvh flex-col justify-center py-16">
      <title>{`Error | ${firm.name}`}</title>
      <div className="max-w-3xl border-t-2 border-ink bg-sheet p-6 md:p-10">
        <h1 className="text-h2">Unexpected Application Error!</h1>
        <p className="mt-4 border-l-4 border-red pl-4 text-ink-2">{detail}</p>
        <p className="mt-6 text-lede">
          The fault is ours, not yours. You can still reach us now, by phone on{" "}
          <PhoneLink className="text-link font-semibold whitespace-nowrap" /> or by email at{" "}
          <EmailLink className="text-link font-semibold" />.
        </p>
        <p className="mt-6">
          <a href="/" className="text-link font-semibold">
            Start again from the home page
          </a>
        </p>
      </div>
    </main>
  );
}
