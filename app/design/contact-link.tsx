import type { ComponentProps } from "react";
import { emailHref, messagingHref, phoneHref, telHref } from "~/firm/contact-links";
import { firm } from "~/firm/firm";
import { ButtonAnchor } from "./button";
import { Icon } from "./icons";

type ReachProps = Omit<ComponentProps<"a">, "href">;

type PhoneLinkProps = ReachProps & {
  /** Somebody's own, in place of the firm's. */
  number?: string | undefined;
};

/** Dials a number; shows it unless something else is given. */
export function PhoneLink({ number = firm.phone, children = number, ...props }: PhoneLinkProps) {
  return (
    <a href={telHref(number)} {...props}>
      {children}
    </a>
  );
}

/** Opens a message to the firm in the visitor's own mail app; shows the address. */
export function EmailLink({ children = firm.email, ...props }: ReachProps) {
  return (
    <a href={emailHref} {...props}>
      {children}
    </a>
  );
}

/** Opens a chat with the firm; shows the service's name unless something else is given. */
export function MessagingLink({ children = firm.messaging.label, ...props }: ReachProps) {
  return (
    <a href={messagingHref()} {...props}>
      {children}
    </a>
  );
}

/** A button that dials the firm; shows the number unless something else is given. */
export function PhoneButton({
  children = firm.phone,
  ...props
}: Omit<ComponentProps<typeof ButtonAnchor>, "href">) {
  return (
    <ButtonAnchor href={phoneHref} {...props}>
      <Icon name="phone" />
      {children}
    </ButtonAnchor>
  );
}
