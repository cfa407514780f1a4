import { firm } from "~/config/firm";
import { emailHref, messagingHref, phoneHref } from "~/lib/contact-links";
import { Icon } from "~/ui/icons";

const link = "text-link inline-flex min-h-11 items-center gap-2.5 font-semibold";

/** Phone, messaging and e-mail, for when the usual way does not work. */
export function ReachUs() {
  return (
    <ul className="mt-4">
      <li>
        <a href={phoneHref} className={link}>
          <Icon name="phone" /> {firm.phone}
        </a>
      </li>
      <li>
        <a href={messagingHref()} className={link}>
          <Icon name="message" /> {firm.messaging.label}
        </a>
      </li>
      <li>
        <a href={emailHref} className={link}>
          <Icon name="mail" /> {firm.email}
        </a>
      </li>
    </ul>
  );
}
