import { firm } from "~/config/firm";
import { PageLink } from "~/ui/link";

/** The firm's name beside a small window envelope; leads home. */
export function Brand() {
  return (
    <PageLink page="home" className="brand">
      <svg viewBox="0 0 36 28" aria-hidden="true">
        <rect
          x="1"
          y="1"
          width="34"
          height="26"
          rx="1.5"
          className="fill-manila stroke-on-marker"
          strokeWidth="2"
        />
        <path d="M1.5 2 18 13.5 34.5 2" fill="none" className="stroke-on-marker" strokeWidth="2" />
        <rect x="6" y="17" width="13" height="6" rx="2" className="fill-letter" />
        <path d="M8.5 20h8" className="stroke-on-marker" strokeWidth="2" />
      </svg>
      {firm.name}
    </PageLink>
  );
}
