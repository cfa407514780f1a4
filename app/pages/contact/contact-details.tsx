import { Button } from "~/app/design/button";
import { EmailLink, MessagingLink } from "~/app/design/contact-link";
import { Icon } from "~/app/design/icons";
import { PathLink } from "~/app/design/link";
import { NumberWindow } from "~/app/parts/contact/number-window";
import { NoteBelow } from "~/app/parts/note-below";
import { Postmark } from "~/app/parts/postmark";
import { firm } from "~/firm/firm";
import { headOffice } from "~/firm/firm-details";
import { openTimes } from "~/firm/opening-hours";
import { type PageId, pathOf } from "~/site/pages";
import type { PenWords } from "~/words/types";

interface ContactDetailsProps {
  words: {
    call: string;
    message: string;
    write: string;
    copy: string;
    copied: string;
    notCopied: string;
    hours: string;
    closed: string;
    today: { title: string; page: PageId; anchor: string; after: string };
    office: string;
    note: PenWords;
  };
}

/** Every way to reach the firm but the form: the phone first and largest, in the window of an envelope. */
export function ContactDetails({ words }: ContactDetailsProps) {
  const { email, messaging, openingHours } = firm;
  const { today } = words;
  return (
    <>
      <div>
        {" "}
        <div className="on-manila relative border-2 border-ink px-3 pt-5 pb-3 sm:px-6 sm:pb-6 print:border-0 print:bg-transparent print:px-0 print:pt-4">
          <div aria-hidden="true" className="screen-only absolute inset-0 overflow-clip">
            <div className="absolute top-2.5 -right-4 aspect-[9/5] h-20">
              <Postmark city={headOffice.image ?? headOffice.name} />
            </div>
          </div>
          <h2 className="relative text-h3 font-[560]">{words.call}</h2>
          <NumberWindow className="relative mt-14 px-4 py-3 sm:px-5 print:mt-1 print:border-0 print:bg-transparent print:p-0" />
        </div>
        <NoteBelow className="screen-only pt-4 pl-6 lg:pl-10">{words.note}</NoteBelow>
      </div>{" "}
      <dl className="list-rule mt-5 md:max-lg:mt-0">
        <div className="border-b border-rule py-4">
          <dt className="font-semibold">{words.hours}</dt>
          {openingHours.map((line) => (
            <dd key={line.label} className="flex justify-between gap-4">
              <span>{line.label}</span>{" "}
              <span className="text-right sm:shrink-0">{openTimes(line)}</span>
            </dd>
          ))}
          <dd className="mt-2 text-small text-ink-2">
            {words.closed}{" "}
            <PathLink to={`${pathOf(today.page)}#${today.anchor}`} className="text-link">
              {today.title}
            </PathLink>
            {today.after}
          </dd>
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
        <div className="border-b border-rule py-4">
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
        <div className="py-4">
          <dt className="font-semibold">{words.office}</dt>
          <dd>
            <address className="not-italic">
              {`${headOffice.address.join(", ")}, `}
              <span className="whitespace-nowrap">{headOffice.country}</span>
            </address>
          </dd>
        </div>
      </dl>
    </>
  );
}
