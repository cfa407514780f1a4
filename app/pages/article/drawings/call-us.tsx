import { NumberWindow } from "~/app/parts/contact/number-window";
import { firm } from "~/firm/firm";
import { openTimes } from "~/firm/opening-hours";
import { serviceWords } from "~/words/services/common";

/** The number to call in the window of an envelope, and when: where the parts for a letter end. */
export default function CallUs() {
  return (
    <div className="on-manila screen-only mt-6 max-w-[33em] border-2 border-ink p-3 md:p-5 [&_a]:whitespace-normal">
      <NumberWindow className="px-4 py-3 md:px-5 md:py-4" hasOpenLine={false} />
      <p className="mt-3">
        {firm.openingHours.map((line) => `${line.label} ${openTimes(line)}`).join(", ")}.{" "}
        <span className="font-semibold">{serviceWords.help}</span>
      </p>
    </div>
  );
}
