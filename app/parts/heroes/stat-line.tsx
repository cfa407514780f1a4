import type { Stat } from "~/words/types";

interface StatLineProps {
  stats: readonly Stat[];
  /** In three equal columns over the whole width. */
  isAcross?: boolean;
}

/** Figures with their labels, each closed with the double rule of a final total. */
export function StatLine({ stats, isAcross = false }: StatLineProps) {
  return (
    <ul className={`grid grid-cols-3 gap-x-4 md:gap-x-8 ${isAcross ? "" : "md:flex"}`}>
      {stats.map(({ figure, label }) => (
        <li
          key={label}
          className="flex flex-col items-start gap-x-3 gap-y-2 xl:flex-row xl:items-baseline"
        >
          <strong
            className={`double-rule font-display leading-tight font-[560] ${isAcross ? "text-display" : "text-h2"}`}
          >
            {figure}
          </strong>{" "}
          <span className={`text-small leading-snug ${isAcross ? "" : "xl:max-w-[7em]"}`}>
            {label}
          </span>
        </li>
      ))}
    </ul>
  );
}
