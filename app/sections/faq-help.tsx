import { ButtonAnchor, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icons";
import { Section } from "./section";

interface FaqHelpProps {
  heading: string;
  text: string;
  contact: string;
  call: string;
  phone: { text: string; href: string };
}

/** For the question that is not in the list. */
export function FaqHelp({ heading, text, contact, call, phone }: FaqHelpProps) {
  return (
    <Section heading={heading} intro={text}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink page="contact">{contact}</ButtonLink>
        <ButtonAnchor href={phone.href} variant="outline">
          <Icon name="phone" />
          {`${call} ${phone.text}`}
        </ButtonAnchor>
      </div>
    </Section>
  );
}
