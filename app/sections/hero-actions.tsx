import { ButtonLink } from "~/ui/button";
import { PhoneLink } from "~/ui/reach";

interface HeroActionsProps {
  words: { call: string; phoneLead: string; help: string };
  /** What the page is about, for those who hear the button alone. */
  subject: string;
}

/**
 * The ways to ask in a hero: the one yellow button, the phone number, a line of help. On a phone they go
 * right below the headline, above the call bar, which has the number: the hero is a column to be ordered.
 */
export function HeroActions({ words, subject }: HeroActionsProps) {
  return (
    <div className="screen-only mt-5 max-sm:-order-1 sm:mt-7">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink
          page="contact"
          variant="cta"
          size="lg"
          className="max-sm:w-full"
          subject={subject}
        >
          {words.call}
        </ButtonLink>
        <p className="max-sm:hidden">
          {words.phoneLead} <PhoneLink className="text-link font-semibold" />
        </p>
      </div>
      <p className="mt-3 text-small text-ink-2">{words.help}</p>
    </div>
  );
}
