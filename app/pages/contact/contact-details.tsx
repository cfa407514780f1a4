import { Button, buttonStyles } from "~/app/design/button";
import { EmailLink, MessagingLink } from "~/app/design/contact-link";
import { Icon } from "~/app/design/icons";
import { PathLink } from "~/app/design/link";
import { NumberWindow } from "~/app/parts/contact/number-window";
import { PointedNote } from "~/app/parts/pointed-note";
import { Postmark } from "~/app/parts/postmark";
import { firm } from "~/firm/firm";
import { headOffice } from "~/firm/firm-details";
import { openTimes } from "~/firm/opening-hours";
import { type PageId, pathOf } from "~/site/pages";
import type { PenWords } from "~/words/types";

interface ContactDetailsProps {
  words: {
    call: string;
    write: string;
    textOnly: string;
    copy: string;
    copied: string;
    notCopied: string;
    hours: string;
    closed: string;
    today: { lead: string; title: string; page: PageId; anchor: string; after: string };
    note: PenWords;
  };
  office: { heading: string; text: string };
}

const writing = buttonStyles({ variant: "outline", className: "max-sm:w-full xl:px-3" });

/** Every way to reach the firm but the form: the phone first and largest, in the window of an envelope. */
export function ContactDetails({ words, office }: ContactDetailsProps) {
  const { email, messaging, openingHours } = firm;
  const { today } = words;
  return (
    <>
      <div>
        {" "}
        <div className="on-manila @container relative flex flex-col border-2 border-ink px-2 pt-5 pb-4 min-[23rem]:px-4 sm:px-6 sm:pb-6 print:border-0 print:bg-transparent print:px-0 print:pt-4">
          <div aria-hidden="true" className="screen-only absolute inset-0 overflow-clip">
            <div className="absolute right-2 bottom-4 size-28 @md:aspect-[9/5] @md:w-auto">
              <Postmark city={headOffice.image ?? headOffice.name} country={headOffice.country} />
            </div>
          </div>
          <h2 className="sr-only">{words.call}</h2>
          <NumberWindow className="relative z-1 px-3 py-3 sm:px-5 lg:py-6 print:mt-1 print:border-0 print:bg-transparent print:p-0" />
          <PointedNote
            points="above the beginning"
            className="screen-only relative z-1 pt-4 pb-3 pl-4"
            noteClass="mt-4 xl:[&>span]:inline"
          >
            {words.note}
          </PointedNote>
          <div className="pr-32 @md:pr-56">
            <p className="font-semibold">{office.heading}</p>
            <address className="text-small not-italic">
              {[...headOffice.address, headOffice.country].map((line, index, { length }) => (
                <span key={line} className="inline-block wrap-break-word">
                  {index < length - 1 ? `${line},\u00a0` : line}
                </span>
              ))}
            </address>
            <p className="text-small text-ink-2">{office.text}</p>
          </div>
        </div>
      </div>{" "}
      <div className="flex grow flex-col justify-between">
        <div className="list-rule mt-5 py-4 md:max-lg:mt-0 lg:mt-6">
          <p className="text-pretty">
            <mark className="font-semibold">{today.lead}</mark>{" "}
            <PathLink to={`${pathOf(today.page)}#${today.anchor}`} className="text-link">
              {today.title}
            </PathLink>
            {today.after}
          </p>
          <p className="mt-2 text-small text-ink-2">{words.closed}</p>
        </div>
        <div className="border-t border-rule py-4">
          <h3 className="font-sans text-base font-semibold tracking-normal">{words.hours}</h3>
          <dl>
            {openingHours.map((line) => (
              <div key={line.label} className="flex justify-between gap-4">
                <dt>{line.label}</dt> <dd className="text-right sm:shrink-0">{openTimes(line)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="border-t border-rule pt-4">
          <h3 className="font-sans text-base font-semibold tracking-normal">{words.write}</h3>
          <p className="mb-3">{words.textOnly}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <MessagingLink className={writing}>
            <Icon name="message" />
            {`Open ${messaging.label}`}
          </MessagingLink>
          <EmailLink className={`${writing} wrap-anywhere`}>
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
        </div>
      </div>
    </>
  );
}
