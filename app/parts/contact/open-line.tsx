import { openings } from "~/firm/firm-details";

/** Whether the office is open at this moment, such as "Open now, until 6pm": its room is kept free for the script that tells it. */
export function OpenLine({ className = "" }: { className?: string }) {
  return (
    <p className={`needs-script screen-only flex min-h-[1lh] items-center gap-2 ${className}`}>
      <span
        aria-hidden="true"
        className="size-3 shrink-0 rounded-full border-2 border-ink-2 in-data-[office=open]:border-[0.375rem] in-data-[office=open]:border-green"
      />
      <span data-open-line>&nbsp;</span>
    </p>
  );
}

/** The hours that the script tells it by, once in a document. */
export function OpeningHours() {
  return (
    <script
      type="application/json"
      id="openings"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data
      dangerouslySetInnerHTML={{ __html: JSON.stringify(openings).replaceAll("<", "\\u003c") }}
    />
  );
}
