import { NumberWindow } from "~/app/parts/contact/number";
import { openings } from "~/firm/firm-details";
import { hoursInWords } from "~/firm/opening-hours";
import { serviceWords } from "~/words/services/common";

/** The number to call in the window of an envelope, and when: where the parts that cannot wait end. */
export default function CallUs() {
  return (
    <div className="on-manila screen-only mt-6 grid items-center gap-x-8 gap-y-2 border-2 border-ink px-4 py-4 lg:grid-cols-[31.5rem_minmax(0,1fr)] xl:col-span-full [&_a]:whitespace-normal">
      <NumberWindow className="px-4 py-3" hasOpenLine={false} />
      <ul>
        {hoursInWords(openings).map(({ label, times }) => (
          <li key={label}>{`${label} ${times}`}</li>
        ))}
        <li className="mt-2 font-semibold">{serviceWords.help}</li>
      </ul>
    </div>
  );
}
