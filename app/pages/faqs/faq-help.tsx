import { ButtonLink } from "~/app/design/button";
import { PhoneButton } from "~/app/design/contact-link";
import { OpenLine } from "~/app/parts/contact/open-line";
import { Section } from "~/app/parts/section";

interface FaqHelpProps {
  heading: string;
  text: string;
  contact: string;
  call: string;
}

/** For the question that is not in the list. */
export function FaqHelp({ heading, text, contact, call }: FaqHelpProps) {
  return (
    <Section heading={heading} intro={text}>
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink page="contact">{contact}</ButtonLink>
        <PhoneButton lead={call} />
        <OpenLine />
      </div>
    </Section>
  );
}
