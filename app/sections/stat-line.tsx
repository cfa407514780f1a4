import type { Stat } from "~/content/types";

/** Figures with their labels, each closed with the double rule of a final total. */
export function StatLine({ stats }: { stats: readonly Stat[] }) {
  return (
    <ul className="grid grid-cols-3 gap-x-4 md:max-lg:grid-cols-[repeat(3,6rem)] lg:grid-cols-[repeat(3,10rem)]">
      {stats.map(({ figure, label }) => (
        <li key={label} className="flex flex-col items-start">
          <strong className="double-rule pb-0.5 font-display text-[1.75rem] leading-tight font-[560] sm:text-[2.125rem]">
            {figure}
          </strong>{" "}
          <span className="mt-2 text-small leading-snug text-ink-2">{label}</span>
        </li>
      ))}
    </ul>
  );
}
