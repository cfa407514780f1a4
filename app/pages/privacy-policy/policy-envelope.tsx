import { PenNote } from "~/app/design/pen-note";
import { Words } from "~/app/design/words";
import { Postmark } from "~/app/parts/postmark";
import type { PolicySection } from "~/words/pages/privacy-policy";

interface PolicyEnvelopeProps extends Pick<PolicySection, "note"> {
  lines: readonly string[];
}

/** Where to write to, in the window of an envelope, and what the pen writes on it. */
export function PolicyEnvelope({ lines, note }: PolicyEnvelopeProps) {
  return (
    <div className="on-manila relative mt-4 flex max-w-md flex-wrap items-end gap-4 border-2 border-ink p-4 pt-24 md:p-6 md:pt-24 print:border-0 print:bg-transparent print:p-0">
      <div className="screen-only absolute top-4 right-4 h-20 w-36 rotate-3">
        <Postmark />
      </div>
      <address className="w-fit rounded-window border-2 border-ink bg-window px-4 py-3 leading-snug wrap-break-word whitespace-pre-line not-italic print:border-0 print:p-0">
        <Words>{lines.join("\n")}</Words>
      </address>
      {note && <PenNote className="screen-only">{note}</PenNote>}
    </div>
  );
}
