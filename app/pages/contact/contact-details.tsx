import { Button } from "~/app/design/button";
import { EmailLink, MessagingLink, PhoneLink } from "~/app/design/contact-link";
import { Icon } from "~/app/design/icons";
import { OpenLine } from "~/app/parts/contact/open-line";
import { firm } from "~/firm/firm";
import { clockTime } from "~/firm/opening-hours";

interface ContactDetailsProps {
  words: {
    call: string;
    message: string;
    write: string;
    copy: string;
    copied: string;
    notCopied: string;
    hours: string;
  };
}

/** Every way to reach the firm: the phone first and largest. */
export function ContactDetails({ words }: ContactDetailsProps) {
  const { email, messaging, openingHours } = firm;
  return (
    <>
      <h2 className="text-h3 font-[560]">{words.call}</h2>
      <p className="mt-1 font-display text-display leading-tight font-[620] tracking-[-0.015em]">
        <PhoneLink className="text-link" />
      </p>
      <OpenLine className="mt-2" />
      <dl className="list-rule mt-8">
        <div className="border-b border-rule py-4">
          <dt className="font-semibold">{words.hours}</dt>
          {openingHours.map((line) => (
            <dd key={line.label} className="flex justify-between gap-4">
              <span>{line.label}</span>{" "}
              <span className="text-right sm:shrink-0">
                {line.closed ? "Closed" : `${clockTime(line.opens)} to ${clockTime(line.closes)}`}
              </span>
            </dd>
          ))}
        </div>
        <div className="border-b border-rule py-4">
          <dt className="font-semibold">
            {words.message} {messaging.label}
          </dt>
          <dd>
            <MessagingLink className="text-link inline-flex min-h-11 items-center gap-2">
              <Icon name="message" />
              {`Open ${messaging.label}`}
            </MessagingLink>
          </dd>
        </div>
        <div className="py-4">
          <dt className="font-semibold">{words.write}</dt>
          <dd className="flex flex-wrap items-center justify-between gap-x-4">
            <EmailLink className="text-link inline-flex min-h-11 items-center gap-2">
              <Icon name="mail" />
              {email}
            </EmailLink>
            <Button
              variant="link"
              size="sm"
              className="needs-script unscripted:hidden"
              data-copy={email}
              data-copied={`${words.copied} ${email}`}
              data-not-copied={`${words.notCopied} ${email}`}
            >
              {words.copy}
            </Button>
          </dd>
        </div>
      </dl>
    </>
  );
}
