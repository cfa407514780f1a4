import type { Firm } from "~/config/firm-schema";

interface SignedNoteProps {
  heading: string;
  text: string;
  signatory: Firm["signatory"];
}

/** A few words in the margin's style, signed by a person of the firm; nothing where nobody signs. */
export function SignedNote({ heading, text, signatory }: SignedNoteProps) {
  if (!signatory) return null;
  return (
    <section aria-label={heading} className="screen-only page-width py-7 md:py-10">
      <figure className="timed-row">
        <figcaption className="pb-3 font-display text-[1.1875rem] leading-[1.6] font-[560]">
          {heading}
        </figcaption>
        <div>
          <p className="max-w-[32em] text-lede">{text}</p>
          <p className="mt-6 font-display text-[1.625rem] leading-tight font-[560]">
            {signatory.name}
          </p>
          <p className="mt-2 max-w-text text-ink-2">{signatory.role}</p>
          <p className="mt-1 max-w-text text-small text-ink-2">{signatory.body}</p>
        </div>
      </figure>
    </section>
  );
}
