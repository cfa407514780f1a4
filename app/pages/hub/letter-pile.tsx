import { PenNote } from "~/app/design/pen-note";
import { Letter } from "~/app/parts/letter";
import type { PenWords } from "~/words/types";

/** All that HMRC has sent, on a pile: the topmost letter can be read, and the adviser has written in it. */
export function LetterPile({ note }: { note: PenWords }) {
  return (
    <div className="screen-only relative max-lg:hidden lg:mr-4 min-[90rem]:-mr-[min(var(--bleed),10rem)]">
      <div className="absolute inset-x-0 top-16 -bottom-12">
        <span className="absolute inset-0 rotate-4 on-paper border-2 border-ink" />
        <span className="absolute inset-0 rotate-1 on-paper border-2 border-ink" />
        <div className="relative h-full -rotate-3 *:h-full">
          <Letter crop="page">
            <PenNote tilt="left" className="mt-3 -mb-1 ml-10 in-the-light">
              {note}
            </PenNote>
          </Letter>
        </div>
      </div>
    </div>
  );
}
