import type { Stat } from "~/words/types";

/** Figures with their labels, each closed with the double rule of a final total; one below the other in a margin. */
export function StatLine({
  stats,
  inMargin = false,
}: {
  stats: readonly Stat[];
  inMargin?: boolean;
}) {
  return (
    <ul
      className={
        inMargin
          ? "flex flex-wrap gap-x-4 gap-y-5 max-md:mt-8 max-md:border-t max-md:border-rule max-md:pt-6 md:mt-6 md:grid md:gap-y-6"
          : "grid grid-cols-3 gap-x-4 md:grid-cols-[repeat(3,minmax(0,max-content))] md:gap-x-8"
      }
    >
      {stats.map(({ figure, label }) => (
        <li
          key={label}
          className={`flex flex-col items-start ${inMargin ? "max-md:max-w-21" : ""}`}
        >
          <strong className="double-rule pb-0.5 font-display text-h2 leading-tight font-[560]">
            {figure}
          </strong>{" "}
          <span className="mt-2 text-small leading-snug text-ink-2">{label}</span>
        </li>
      ))}
    </ul>
  );
}
