import { EmailLink, PhoneLink } from "~/app/design/contact-link";
import { OpenLine } from "~/app/parts/contact/open-line";
import { Section } from "~/app/parts/section";
import { headOffice } from "~/firm/firm-details";

interface GeneralContactProps {
  words: { heading: string; text: string; phone: string; email: string; address: string };
}

/** The firm's one address, phone and e-mail, whichever office is nearest. */
export function GeneralContact({ words }: GeneralContactProps) {
  return (
    <Section heading={words.heading} intro={words.text}>
      <dl className="double-rule list-rule grid sm:grid-cols-3">
        <div className="border-feint py-5 max-sm:border-b">
          <dt className="font-semibold">{words.phone}</dt>
          <dd>
            <PhoneLink className="text-link inline-flex min-h-8 items-center" />
            <OpenLine className="text-small" />
          </dd>
        </div>
        <div className="border-feint py-5 max-sm:border-b sm:border-l sm:pl-6">
          <dt className="font-semibold">{words.email}</dt>
          <dd>
            <EmailLink className="text-link inline-flex min-h-8 items-center" />
          </dd>
        </div>
        <div className="border-feint py-5 sm:border-l sm:pl-6">
          <dt className="font-semibold">{words.address}</dt>
          <dd>{[...headOffice.address, headOffice.country].join(", ")}</dd>
        </div>
      </dl>
    </Section>
  );
}
