import { firm } from "~/config/firm";
import { headOffice } from "~/config/firm-details";
import { useNow } from "~/hooks/use-now";
import { EnvelopeAddress } from "~/illustrations/envelope-address";
import { copyText } from "~/lib/copy-text";
import { notify } from "~/lib/notify";
import { clockTime, openState } from "~/lib/opening-hours";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icons";
import { EmailLink, MessagingLink, PhoneLink } from "~/ui/reach";

interface ContactDetailsProps {
  words: {
    call: string;
    message: string;
    write: string;
    copy: string;
    copied: string;
    notCopied: string;
    hours: string;
    office: string;
  };
}

/** Every way to reach the firm: the phone first and largest. */
export function ContactDetails({ words }: ContactDetailsProps) {
  const { email, messaging, openingHours } = firm;
  const copyEmail = async () => {
    if (await copyText(email)) notify(`${words.copied} ${email}`);
    else notify(`${words.notCopied} ${email}`, "error");
  };

  return (
    <div className="md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-6 print:block">
      <div>
        <h2 className="text-h3 font-[560]">{words.call}</h2>
        <p className="mt-1 font-display text-h2 leading-tight font-[620]">
          <PhoneLink className="text-link" />
        </p>
        <OpenNow />
        <dl className="list-rule mt-8">
          <div className="border-b border-rule py-4">
            <dt className="font-semibold">{words.hours}</dt>
            {openingHours.map((line) => (
              <dd key={line.label} className="flex justify-between gap-4 tabular-nums">
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
              <Button variant="link" size="sm" onClick={copyEmail} className="unscripted:hidden">
                {words.copy}
              </Button>
            </dd>
          </div>
        </dl>
      </div>
      <div>
        <h3 className="sr-only">{words.office}</h3>
        <EnvelopeAddress office={headOffice} />
      </div>
    </div>
  );
}

/** Whether the office is open at this moment. Its line is kept free until the page is awake. */
function OpenNow() {
  const now = useNow();
  const state = now && openState(firm.openingHours, now, headOffice.timeZone, firm.closedOn);

  return (
    <p className="screen-only mt-2 flex min-h-[1lh] items-center gap-2.5 unscripted:hidden">
      {state && (
        <>
          <span
            aria-hidden="true"
            className={`size-3 rounded-full ${state.open ? "border-6 border-green" : "border-2 border-ink-2"}`}
          />
          <span>{state.text}</span>
        </>
      )}
    </p>
  );
}
