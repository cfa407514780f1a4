import { NumberWindow } from "~/app/parts/contact/number-window";
import { firm } from "~/firm/firm";
import { openings } from "~/firm/firm-details";
import { openTimes, restDays } from "~/firm/opening-hours";
import { serviceWords } from "~/words/services/common";

const rest = restDays(openings);

/** The number to call in the window of an envelope, and when: where the parts that cannot wait end. */
export default function CallUs() {
  return (
    <div className="on-manila screen-only mt-6 grid items-center gap-x-8 gap-y-2 border-2 border-ink px-4 py-4 lg:grid-cols-[31.5rem_minmax(0,1fr)] xl:col-span-full [&_a]:whitespace-normal">
      <NumberWindow className="px-4 py-3" hasOpenLine={false} />
      <ul>
        {firm.openingHours.map((line) => (
          <li key={line.label}>{`${line.label} ${openTimes(line)}`}</li>
        ))}
        {rest && <li className="text-small">{rest}</li>}
        <li className="mt-2 font-semibold">{serviceWords.help}</li>
      </ul>
    </div>
  );
}
