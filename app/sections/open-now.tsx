import type { Opening } from "~/config/firm-schema";
import { useNow } from "~/hooks/use-now";
import { openState } from "~/lib/opening-hours";

/** Whether the office is open at this moment. Its line is kept free until the page is awake. */
export function OpenNow({ hours, timeZone }: { hours: readonly Opening[]; timeZone: string }) {
  const now = useNow();
  const state = now && openState(hours, now, timeZone);

  return (
    <p className="screen-only mt-2 flex min-h-[1lh] items-center gap-2.5 unscripted:hidden">
      {state && (
        <>
          <span
            aria-hidden="true"
            className={`size-3 rounded-full border-2 ${state.open ? "border-green bg-green" : "border-ink-2"}`}
          />
          {state.text}
        </>
      )}
    </p>
  );
}
