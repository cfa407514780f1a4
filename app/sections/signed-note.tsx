import { credentialsOf } from "~/config/firm-details";
import type { Person } from "~/config/firm-schema";
import { Passage } from "./passage";

interface SignedNoteProps {
  heading: string;
  text: string;
  signatory: Person | undefined;
}

/** A few words beside the margin's rule, signed by a person of the firm; nothing where nobody signs. */
export function SignedNote({ heading, text, signatory }: SignedNoteProps) {
  if (!signatory) return null;
  return (
    <div className="screen-only">
      <Passage heading={heading}>
        <p className="max-w-[32em] text-lede">{text}</p>
        <p className="mt-6 font-display text-[1.625rem] leading-tight font-[560]">
          {signatory.name}
        </p>
        <p className="mt-2 max-w-text text-ink-2">{signatory.role}</p>
        <p className="mt-1 max-w-text text-small text-ink-2">{credentialsOf(signatory)}</p>
      </Passage>
    </div>
  );
}
