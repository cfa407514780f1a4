import { Written } from "~/app/design/written";

/** The front of a filing drawer with its label and its handle: it closes what stands in the drawer. */
export function DrawerFront() {
  return (
    <div className="screen-only relative -mt-12 flex justify-center border-b-2 border-t-8 border-ink bg-band dark:border-rule-strong dark:border-t-manila-fold py-5 max-md:border-b-0 md:-mx-3.5">
      <svg
        viewBox="0 0 220 104"
        aria-hidden="true"
        className="h-26 w-55"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2"
        strokeLinejoin="round"
      >
        <path d="M30 2h160v46H30z" fill="var(--manila)" />
        <path d="M40 9h140v32H40z" fill="var(--letter)" stroke="var(--on-marker)" />
        <Written x={40} y={14.5} width={140} size={18} middle>
          Services
        </Written>
        <path d="M64 66h92v8a46 26 0 0 1-92 0z" fill="var(--manila)" />
        <path d="M54 66h112" strokeWidth="6" strokeLinecap="round" />
      </svg>
    </div>
  );
}
