import type { Person } from "~/firm/firm-schema";

interface PortraitProps {
  person: Person | undefined;
  /** Which of the silhouettes stands there as long as there is nobody. */
  variant?: number;
}

/** A portrait beside its name, 4 wide and 5 high: the photo, the initials of who has none, or a silhouette for nobody. */
export function Portrait({ person, variant = 0 }: PortraitProps) {
  const frame = "aspect-4/5 w-full border-2 border-on-marker";
  if (!person) return <Silhouette variant={variant} className={frame} />;
  if (person.portrait)
    return (
      <img
        src={person.portrait}
        alt=""
        width={480}
        height={600}
        loading="lazy"
        className={`object-cover ${frame}`}
      />
    );
  return (
    <span
      aria-hidden="true"
      className={`lining flex items-center justify-center font-display text-display font-semibold text-on-marker ${frame}`}
    >
      <span className="rounded-window bg-letter px-[0.25em]">{initialsOf(person.name)}</span>
    </span>
  );
}

const face =
  "C106 44 110 58 109 71C108 76 107 78 109 82C112 90 119 97 120 102C120 106 113 106 111 107C112 110 115 112 114 115C113 117 110 117 110 118C112 120 113 122 112 125C111 128 108 129 109 133C110 139 107 145 100 147C94 148 91 149 89 151";
const bust =
  "C88 158 90 166 96 170C116 175 140 180 148 204H4C8 184 24 176 44 169C52 166 55 160 55 152";

/* Profiles as they were once cut out of paper: short hair, long hair, a bun, curls. Every second one looks left. */
const heads = [
  `M84 34${face}${bust}C52 142 46 132 44 118C37 96 38 62 54 44C62 34 74 30 84 34Z`,
  `M88 34${face}C88 158 90 166 96 170C116 175 140 180 148 204H4C8 184 20 178 34 173C26 160 28 140 32 118C32 84 36 58 50 44C60 32 76 28 88 34Z`,
  `M88 36${face}${bust}C54 144 52 138 50 130C47 122 45 116 44 110C38 112 26 106 25 92C24 78 36 72 45 76C48 60 54 48 60 42C68 33 78 31 88 36Z`,
  `M90 32${face}${bust}C52 142 47 136 45 126C38 124 35 116 38 110C32 104 33 94 38 90C33 82 37 72 43 70C41 60 48 52 55 52C56 42 66 36 73 39C77 32 85 30 90 32Z`,
] as const;

function Silhouette({ variant, className }: { variant: number; className: string }) {
  return (
    <svg viewBox="0 0 160 200" aria-hidden="true" className={`bg-letter-tint ${className}`}>
      <ellipse cx="80" cy="100" rx="70" ry="90" fill="var(--letter)" />
      <path
        d={heads[variant % heads.length]}
        fill="var(--on-marker)"
        transform={variant % 2 ? "matrix(-1 0 0 1 160 0)" : undefined}
      />
    </svg>
  );
}

/**
 * @param name a person's name, with or without a title
 * @returns the first letters of its first and last word, without titles such as "Dr"
 */
function initialsOf(name: string): string {
  const words = name
    .split(" ")
    .filter((word) => !/^(?:Dr|Mrs?|Ms|Miss|Prof|Sir|Dame)\.?$/.test(word));
  const [first = "", ...others] = words.map(([letter = ""]) => letter);
  return first + (others.at(-1) ?? "");
}
