import { EmailLink, PhoneLink } from "~/app/design/contact-link";
import { PageLinkItems } from "~/app/design/link";
import { firm } from "~/firm/firm";
import { officesOf } from "~/firm/firm-details";
import { particularsOf } from "~/firm/particulars";
import { footerLinks } from "~/site/navigation";
import { chrome } from "~/words/chrome";

/** The offices, the links, the firm's particulars and the year, on every page. */
export function Footer() {
  const particulars = particularsOf();
  return (
    <footer className="bg-band max-lg:-mb-17.5 max-lg:pb-17.5">
      <div className="page-width py-8">
        <div className="screen-only flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 pb-4">
          <h2 className="text-h3">{chrome.offices}</h2>
          <div className="flex flex-wrap gap-x-6">
            <PhoneLink className="text-link py-1 font-semibold" />
            <EmailLink className="text-link py-1 font-semibold" />
          </div>
        </div>
        <ul className="screen-only list-rule grid grid-cols-2 gap-x-6 lg:grid-cols-4">
          {officesOf(firm.footerOffices).map(({ id, name, country, address, isChina }) => (
            <li
              key={id}
              className="border-rule py-4 nth-[n+3]:border-t lg:border-t-0! lg:not-first:border-l lg:not-first:pl-6"
            >
              <p className="font-semibold">{name}</p>
              <address className="text-small whitespace-pre-line not-italic text-ink-2">
                <span lang={isChina ? "zh-Hans" : undefined}>{address.join("\n")}</span>
                {`\n${country}`}
              </address>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center justify-between gap-x-6 border-t border-rule py-2">
          <nav aria-label={chrome.names.footer}>
            <ul className="flex flex-wrap gap-x-6">
              <PageLinkItems
                links={footerLinks}
                className="inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current=page]:underline"
              />
            </ul>
          </nav>
          <p className="screen-only py-2 text-small text-ink-2">
            © <span data-year>{new Date().getFullYear()}</span> {chrome.rights(firm.name)}
          </p>
        </div>
        <div className="double-rule pb-4 text-small text-ink-2">
          {particulars.length > 0 && <p>{particulars.join(" ")}</p>}
          <p>{chrome.disclaimer}</p>
        </div>
      </div>
    </footer>
  );
}
