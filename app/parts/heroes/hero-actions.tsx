import { ButtonLink } from "~/app/design/button";
import { CallLine } from "~/app/parts/contact/call-line";

interface HeroActionsProps {
  words: { call: string; phoneLead: string; help: string };
  /** What the page is about, for those who hear the button alone. */
  subject: string;
}

/**
 * The ways to ask in a hero: the one yellow button, the phone number, a line of help. On a phone they
 * go right below the headline, above the call bar: the hero is a column to be ordered.
 */
export function HeroActions({ words, subject }: HeroActionsProps) {
  return (
    <div className="screen-only flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:-order-1 max-sm:gap-y-2 sm:mt-7">
      <ButtonLink
        page="contact"
        variant="cta"
        size="lg"
        className="max-sm:w-full"
        subject={subject}
      >
        {words.call}
      </ButtonLink>
      <CallLine lead={words.phoneLead} />
      <p className="w-full text-small text-ink-2">{words.help}</p>
    </div>
  );
}
