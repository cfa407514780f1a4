import { connection } from "~/content/connection";
import { dismissUnreached, useUnreached } from "~/lib/navigation-guard";
import { ReachUs } from "~/sections/reach-us";
import { Button } from "~/ui/button";

/** Says that a page could not be fetched, over the page that the visitor is still on. */
export function UnreachedNotice() {
  const unreached = useUnreached();

  if (!unreached) return null;
  return (
    <div
      role="alert"
      className="screen-only fixed inset-x-4 bottom-24 z-50 rounded-sm border border-l-4 border-ink border-l-red bg-sheet p-5 lg:right-auto lg:bottom-6 lg:left-6 lg:w-96"
    >
      <p className="font-display text-h3 font-[560]">{connection.heading}</p>
      <p className="mt-2">{connection.text}</p>
      <ReachUs />
      <div className="mt-4 flex gap-3">
        <Button size="sm" onClick={unreached.retry}>
          {connection.retry}
        </Button>
        <Button size="sm" variant="outline" onClick={dismissUnreached}>
          {connection.close}
        </Button>
      </div>
    </div>
  );
}
