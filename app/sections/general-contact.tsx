import type { Office } from "~/config/firm-schema";
import { Section } from "./section";

interface GeneralContactProps {
  words: { heading: string; text: string; phone: string; email: string; address: string };
  office: Office;
  phone: { text: string; href: string };
  email: { text: string; href: string };
}

/** The firm's one address, phone and e-mail, whichever office is nearest. */
export function GeneralContact({ words, office, phone, email }: GeneralContactProps) {
  return (
    <Section heading={words.heading} intro={words.text}>
      <dl className="double-rule list-rule grid sm:grid-cols-3">
        <div className="border-feint py-5 max-sm:border-b">
          <dt className="font-semibold">{words.phone}</dt>
          <dd>
            <a href={phone.href} className="text-link inline-flex min-h-8 items-center">
              {phone.text}
            </a>
          </dd>
        </div>
        <div className="border-feint py-5 max-sm:border-b sm:border-l sm:pl-6">
          <dt className="font-semibold">{words.email}</dt>
          <dd>
            <a href={email.href} className="text-link inline-flex min-h-8 items-center break-all">
              {email.text}
            </a>
          </dd>
        </div>
        <div className="border-feint py-5 sm:border-l sm:pl-6">
          <dt className="font-semibold">{words.address}</dt>
          <dd>{[...office.address, office.country].join(", ")}</dd>
        </div>
      </dl>
    </Section>
  );
}
