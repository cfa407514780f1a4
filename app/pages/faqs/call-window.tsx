import { PhoneLink } from "~/app/design/contact-link";
import { Icon } from "~/app/design/icons";
import { numberSize } from "~/app/parts/contact/number-window";
import { OpenLine } from "~/app/parts/contact/open-line";
import { firm } from "~/firm/firm";

/** The window of the reply envelope with the call in it: all of it one button, the number as large as elsewhere. */
export function CallWindow({ call }: { call: string }) {
  return (
    <div className="@container flex grow flex-col justify-center rounded-window border-2 border-ink bg-window px-4 py-5 md:p-8 xl:p-10">
      <PhoneLink className="group/call w-fit">
        <span className="flex items-center gap-2.5 font-display text-h3 font-[560]">
          <Icon name="phone" />
          {call}
        </span>{" "}
        <span
          className={`font-display leading-tight font-[620] group-hover/call:underline group-hover/call:decoration-2 group-hover/call:underline-offset-8 ${numberSize}`}
        >
          {firm.phone}
        </span>
      </PhoneLink>
      <OpenLine className="mt-2" />
    </div>
  );
}
