import { ButtonLink } from "~/ui/button";
import { PhoneButton } from "~/ui/reach";
import { Section } from "./section";

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
      <div className="flex flex-wrap gap-3">
        <ButtonLink page="contact">{contact}</ButtonLink>
        <PhoneButton lead={call} />
      </div>
    </Section>
  );
}
