import { buttonStyles } from "~/app/design/button";
import { NumberWindow } from "~/app/parts/contact/number-window";
import type { defenceWords } from "~/words/services/common";

/** Whom to call at the end of a page with two readers: the one who calls a solicitor first, then the other. */
export function SolicitorThenUs({ words }: { words: typeof defenceWords }) {
  return (
    <div className="grid gap-y-4">
      <div className="on-paper flex items-center max-sm:flex-wrap justify-between gap-x-6 gap-y-3 border-2 border-ink p-4 md:px-8 xl:px-10">
        <p className="max-w-[14em] font-display text-h3 font-[620] text-balance">
          {words.findSolicitor.question}
        </p>
        <a
          href={`#${words.findSolicitor.id}`}
          className={buttonStyles({ size: "lg", className: "shrink-0 max-sm:w-full" })}
        >
          {words.findSolicitor.title}
        </a>
      </div>
      <NumberWindow className="px-4 py-5 md:px-8 xl:px-10" />
    </div>
  );
}
