import { MarkedFact } from "~/app/parts/heroes/king-fact";
import { print } from "~/words/say";
import type { servicesList } from "~/words/services/services-list";

/** How long an answer may take, as large as it weighs: each time, and below it what it is for; the likeliest first, marked, and on a line of its own where not all fit. */
export function Deadlines({ lead, times }: typeof servicesList.usualTimes) {
  return (
    <div className="mt-4">
      <p className="text-small text-ink-2">{lead}</p>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
        {times.map(({ time, label }, index) => (
          <li key={label} className="flex flex-col items-start max-xl:first:basis-full">
            <b className="font-display text-h2 font-[620] tracking-[-0.015em]">
              {index === 0 ? <MarkedFact mark="underline">{print(time)}</MarkedFact> : print(time)}
            </b>
            <span className="mt-auto pt-2 text-small">{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
