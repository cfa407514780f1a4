import { PageLink } from "~/app/design/link";
import { firm } from "~/firm/firm";

/** A name that leaves the menu no room on a phone: it stands there smaller, and alone. */
const isLong = firm.name.length > 30;

/** The firm's name beside a small window envelope; leads home. */
export function Brand() {
  return (
    <PageLink
      page="home"
      className={`flex min-w-0 items-center gap-3 font-display text-h3 font-semibold ${isLong ? "py-2 max-sm:text-small" : ""}`}
    >
      <svg
        viewBox="0 0 36 28"
        aria-hidden="true"
        className={`h-7 w-9 shrink-0 ${isLong ? "max-sm:hidden" : ""}`}
        fill="none"
        stroke="var(--on-marker)"
        strokeWidth="2"
      >
        <rect x="1" y="1" width="34" height="26" rx="1.5" fill="var(--manila)" />
        <rect x="6" y="17" width="13" height="6" rx="2" fill="var(--letter)" stroke="none" />
        <path d="M1.5 2 18 13.5 34.5 2M8.5 20h8" />
      </svg>
      <span className="min-w-0 wrap-break-word">{firm.name}</span>
    </PageLink>
  );
}
