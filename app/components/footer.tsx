import { firm } from "~/config/firm";
import { officesOf } from "~/config/firm-details";
import { footerLinks } from "~/config/navigation";
import { useAwake } from "~/hooks/use-awake";
import { PageLink } from "~/ui/link";
import { EmailLink, PhoneLink } from "~/ui/reach";

/** The offices, the links, the firm's particulars and the year, on every page. */
export function Footer() {
  const particulars = import.meta.env.PARTICULARS;
  const awake = useAwake();
  return (
    <footer className="bg-band">
      <div className="page-width py-12 md:py-16">
        <div className="screen-only flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2 pb-6">
          <h2 className="font-display text-h3 font-[560]">Where to find us</h2>
          <p className="flex flex-wrap gap-x-6">
            <PhoneLink className="text-link py-1 font-semibold" />
            <EmailLink className="text-link py-1 font-semibold" />
          </p>
        </div>
        <ul className="screen-only list-rule grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
          {officesOf(firm.footerOffices).map(({ id, name, country, address }) => (
            <li
              key={id}
              className="border-t border-rule py-5 first:border-t-0 sm:nth-2:border-t-0 lg:border-l lg:pl-6 lg:nth-[-n+4]:border-t-0 lg:nth-[4n+1]:border-l-0 lg:nth-[4n+1]:pl-0"
            >
              <p className="font-semibold">{name}</p>
              <address className="text-small not-italic text-ink-2">
                {address.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
                {country}
              </address>
            </li>
          ))}
        </ul>
        <nav aria-label="Footer" className="border-t border-rule py-4">
          <ul className="flex flex-wrap gap-x-8">
            {footerLinks.map(({ title, page }) => (
              <li key={page}>
                <PageLink
                  page={page}
                  className="inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current=page]:font-semibold"
                >
                  {title}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="double-rule pb-4 text-small text-ink-2">
          {particulars.length > 0 && <p>{particulars.join(" ")}</p>}
          <p>
            General information about UK tax, not advice on your own case. Most of the rules apply
            throughout the UK; income tax rates can differ in Scotland and Wales. What we say about
            criminal cases applies to England and Wales.
          </p>
        </div>
        <p className="screen-only pt-4 text-small text-ink-2">
          {`© ${awake ? new Date().getFullYear() : import.meta.env.BUILD_YEAR} ${firm.name}. All rights reserved.`}
        </p>
      </div>
    </footer>
  );
}
