import { PhoneButton } from "~/app/design/contact-link";
import { OpenLine } from "~/app/parts/contact/open-line";

/** The window of the reply envelope with the call as a button in it. */
export function CallWindow({ call }: { call: string }) {
  return (
    <div className="flex grow flex-col justify-center rounded-window border-2 border-ink bg-window px-4 py-5 md:p-8 xl:p-10">
      <PhoneButton lead={call} size="lg" className="max-sm:px-2 sm:text-h3 lg:text-h2" />
      <OpenLine className="mt-3" />
    </div>
  );
}
