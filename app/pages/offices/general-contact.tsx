import { EmailLink, PhoneLink } from "~/app/design/contact-link";
import { numberSize } from "~/app/parts/contact/number-window";
import { OpenLine } from "~/app/parts/contact/open-line";
import { headOffice } from "~/firm/firm-details";
import type { offices } from "~/words/pages/offices";

/** The firm's one phone, e-mail and address, whichever office is nearest, in the window of the reply envelope. */
export function GeneralContact({ words }: { words: typeof offices.general }) {
  return (
    <div className="@container border-2 border-ink bg-window px-4 py-5 md:p-8">
      <h2 className="text-lede font-semibold font-sans">{words.heading}</h2>
      <dl className="mt-2 grid gap-y-3">
        <div>
          <dt className="sr-only">{words.phone}</dt>
          <dd>
            <PhoneLink
              className={`font-display leading-tight font-[620] underline decoration-2 underline-offset-[0.13em] hover:decoration-4 ${numberSize}`}
            />
            <OpenLine className="mt-2" />
          </dd>
        </div>
        <div className="border-t border-rule pt-3">
          <dt className="sr-only">{words.email}</dt>
          <dd className="wrap-anywhere">
            <EmailLink className="text-link inline-block" />
          </dd>
        </div>
        <div className="border-t border-rule pt-3">
          <dt className="sr-only">{words.address}</dt>
          <dd className="text-balance wrap-break-word">{headOffice.address.join(", ")}</dd>
        </div>
      </dl>
    </div>
  );
}
