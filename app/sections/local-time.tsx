import { useNow } from "~/hooks/use-now";

/** The time at a place, once the page is awake; its line is kept free until then. */
export function LocalTime({ label, timeZone }: { label: string; timeZone: string }) {
  const now = useNow();

  return (
    <p className="screen-only min-h-[1lh] text-ink-2 tabular-nums sm:max-lg:col-start-2 unscripted:hidden">
      {now && (
        <>
          {label}{" "}
          <time dateTime={now.toISOString()}>
            {now.toLocaleTimeString("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" })}
          </time>
        </>
      )}
    </p>
  );
}
