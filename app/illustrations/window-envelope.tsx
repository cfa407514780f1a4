import type { ReactNode } from "react";

/*
 * The window envelope of the site: 520 × 540 units, the letter half out of it. `children` are drawn
 * on the letter, in its own coordinates (0,0 at its top left, 360 wide).
 */
export function WindowEnvelope({ title, children }: { title?: string; children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden
    <svg
      viewBox="0 0 520 540"
      className="h-auto w-full overflow-visible"
      {...(title ? { role: "img", "aria-label": title } : { "aria-hidden": true })}
    >
      <path d="M20 238 260 92l240 146-240 184z" fill="var(--manila-fold)" />
      <g className="letter-rise">
        <g transform="rotate(-2 260 250) translate(78 14)">
          <path
            d="M0 0h364v430H0z"
            fill="var(--letter)"
            stroke="var(--on-marker)"
            strokeWidth="2"
          />
          {children}
        </g>
      </g>
      <g stroke="var(--on-marker)" strokeWidth="2">
        <path d="m20 238 240 182 240-182v282H20z" fill="var(--manila)" strokeLinejoin="round" />
        <path d="m20 520 178-147m302 147L322 373" fill="none" stroke="var(--manila-fold)" />
        <rect x="52" y="424" width="196" height="72" rx="10" fill="var(--window)" />
        <path d="M68 444h112M68 460h138M68 476h84" stroke="var(--window-bar)" strokeWidth="8" />
      </g>
    </svg>
  );
}
