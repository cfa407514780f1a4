/** The upper edge of an opened envelope: its flap stands open, and one sees the lining. */
export function EnvelopeFlap() {
  return (
    <div aria-hidden="true" className="relative h-14">
      <div className="lining absolute inset-0 [clip-path:polygon(0_0,100%_0,50%_100%)]" />
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible"
        fill="none"
        stroke="var(--on-marker)"
        strokeWidth="2"
        strokeLinejoin="round"
      >
        <path d="m0 0 50 100L100 0" vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}
