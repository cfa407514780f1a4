/** The front of an opened envelope, off the page's right edge: what is drawn before it stands in its mouth. */
export function EnvelopeFront({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`overflow-visible *:[vector-effect:non-scaling-stroke] ${className}`}
      fill="var(--manila)"
      stroke="var(--on-marker)"
      strokeWidth="2"
      strokeLinejoin="round"
    >
      <path d="M0 0 56 86l46-62v80H0z" />
    </svg>
  );
}
