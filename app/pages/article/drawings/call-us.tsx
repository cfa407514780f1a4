import { NumberWindow } from "~/app/parts/contact/number-window";

/** The number to call in the window of an envelope: where the parts for a letter end. */
export default function CallUs() {
  return (
    <div className="on-manila screen-only mt-6 max-w-[33em] border-2 border-ink p-3 md:p-5 [&_a]:whitespace-normal">
      <NumberWindow className="px-4 py-3 md:px-5 md:py-4" hasOpenLine={false} />
    </div>
  );
}
