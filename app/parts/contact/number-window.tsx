import type { ReactNode } from "react";
import { PhoneLink } from "~/app/design/contact-link";
import { PenNote } from "~/app/design/pen-note";
import { PenArrow } from "~/app/parts/pen-mark";
import { firm } from "~/firm/firm";
import { chrome } from "~/words/chrome";
import type { PenWords } from "~/words/types";
import { OpenLine } from "./open-line";

/** A number as long as the country's stands in the window at its largest. */
export const numberSize =
  firm.phone.length > 13 ? "text-h2" : "text-h2 @xs:max-lg:text-display @min-[27rem]:text-display";

interface NumberWindowProps {
  className: string;
  /** What else stands in it, below the number. */
  children?: ReactNode;
}

/** The window of an envelope, with the phone number in it and whether somebody is there to answer. */
export function NumberWindow({ className, children }: NumberWindowProps) {
  return (
    <div className={`@container rounded-window border-2 border-ink bg-window ${className}`}>
      <p className="text-lede leading-tight font-semibold">{chrome.callUs}</p>
      <p className={`font-display leading-tight font-[620] ${numberSize}`}>
        <PhoneLink className="hover:underline hover:decoration-2 hover:underline-offset-8" />
      </p>
      <OpenLine className="mt-1" />
      {children}
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
