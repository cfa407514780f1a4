import type { Person } from "~/firm/firm-schema";
import { initialsOf } from "./initials";

interface PortraitProps {
  person: Person | undefined;
  /** Which of the silhouettes stands there as long as there is nobody. */
  variant?: number;
}

/** A portrait, 4 wide and 5 high: the photo, the initials of who has none, or a silhouette for nobody. */
export function Portrait({ person, variant = 0 }: PortraitProps) {
  const frame = "aspect-4/5 w-full border-2 border-on-marker";
  if (!person) return <Silhouette variant={variant} className={frame} />;
  if (person.portrait)
    return (
      <img
        src={person.portrait}
        alt={person.name}
        width={480}
        height={600}
        loading="lazy"
        className={`object-cover ${frame}`}
      />
    );
  return (
    <span
      aria-hidden="true"
      className={`lining flex items-center justify-center font-display text-display font-[620] text-on-marker ${frame}`}
    >
      <span className="rounded-window bg-letter px-[0.25em]">{initialsOf(person.name)}</span>
    </span>
  );
}

/* Hair, drawn over the head; nobody has a face. */
const hair = [
  "M47 82c-6-40 12-58 36-58 25 0 35 18 29 58-5-10-6-22-12-30-14 8-32 6-42 0-6 8-7 20-11 30Z",
  "M42 128c-12-56 2-106 38-106s50 50 38 106c-7 4-14 4-20 1 8-14 12-30 10-52-16 2-34-6-44-20-6 10-10 18-12 28 0 18 4 32 10 44-6 3-13 3-20-1Z",
  "M80 8a15 15 0 0 1 12 24c14 6 20 22 18 46-4-8-8-20-14-26-12 4-24 2-34-4-6 6-8 18-14 30-2-24 4-40 20-46A15 15 0 0 1 80 8Z",
  "M48 86c-4-38 10-58 32-58s36 20 32 58c-2-8-4-18-8-24-14-10-34-10-48 0-4 6-6 16-8 24Zm2 8c4 6 8 10 14 8 10-6 22-6 32 0 6 2 10-2 14-8 0 30-14 40-30 40s-30-10-30-40Z",
] as const;

const collar = [
  "M58 136l22 28 22-28",
  "M64 138c6 14 26 14 32 0",
  "M56 138h48",
  "M58 136l22 20 22-20M80 156v44",
];

function Silhouette({ variant, className }: { variant: number; className: string }) {
  const at = variant % hair.length;
  return (
    <svg
      viewBox="0 0 160 200"
      aria-hidden="true"
      className={`bg-letter-tint *:[vector-effect:non-scaling-stroke] ${className}`}
      stroke="var(--on-marker)"
      strokeWidth="2"
      strokeLinejoin="round"
      fill="none"
    >
      <path d="M-8 212c2-48 30-66 66-74h44c36 8 64 26 66 74Z" fill="var(--manila)" />
      <path d="M64 112v26c4 14 28 14 32 0v-26Z" fill="var(--letter)" />
      <ellipse cx="80" cy="84" rx="31" ry="39" fill="var(--letter)" />
      <path d={hair[at]} fill="var(--on-marker)" />
      <path d={collar[at]} />
    </svg>
  );
}
