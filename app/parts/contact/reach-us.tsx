import { EmailLink, MessagingLink, PhoneLink } from "~/app/design/contact-link";
import { Icon } from "~/app/design/icons";
import { firm } from "~/firm/firm";

const link = "text-link inline-flex min-h-11 items-center gap-2 font-semibold";

/** Phone, messaging and email, for when the usual way does not work. */
export function ReachUs() {
  return (
    <ul className="mt-4">
      <li>
        <PhoneLink className={link}>
          <Icon name="phone" /> {firm.phone}
        </PhoneLink>
      </li>
      <li>
        <MessagingLink className={link}>
          <Icon name="message" /> {firm.messaging.label}
        </MessagingLink>
      </li>
      <li>
        <EmailLink className={link}>
          <Icon name="mail" /> {firm.email}
        </EmailLink>
      </li>
    </ul>
  );
}
