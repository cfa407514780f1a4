import { PhoneLink } from "~/app/design/contact-link";
import { PenNote } from "~/app/design/pen-note";
import { PenArrow } from "~/app/parts/pen-mark";
import { firm } from "~/firm/firm";
import type { PenWords } from "~/words/types";
import { OpenLine } from "./open-line";

/** A number as long as the country's stands in the window at its largest. */
export const numberSize =
  firm.phone.length > 13 ? "text-h2" : "text-h2 @xs:max-lg:text-display @min-[27rem]:text-display";

/** The window of an envelope, with the phone number in it and whether somebody is there to answer. */
export function NumberWindow({ className }: { className: string }) {
  return (
    <div className={`@container rounded-window border-2 border-ink bg-window ${className}`}>
      <p className={`font-display leading-tight font-[620] ${numberSize}`}>
        <PhoneLink className="hover:underline hover:decoration-2 hover:underline-offset-8" />
      </p>
      <OpenLine className="mt-2" />
    </div>
  );
}

/** A note below the window, and the arrow from it to the number. */
export function NoteOnNumber({
  className = "",
  children,
}: {
  className?: string;
  children: PenWords;
}) {
  return (
    <div className={`flex gap-3 ${className}`}>
      <PenArrow className="-mt-5 w-9 shrink-0 -scale-y-100 self-start" />
      <PenNote className="mt-4 xl:[&>span]:inline">{children}</PenNote>
    </div>
  );
}
