import { NumberWindow } from "~/app/parts/contact/number-window";

/** The number to call, as large as a guide can offer it: where the part for a letter ends. */
export default function CallUs() {
  return (
    <div className="screen-only mt-6 max-md:mb-8">
      <NumberWindow className="w-full max-w-md px-6 py-5" />
    </div>
  );
}
