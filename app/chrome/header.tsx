import { ButtonLink } from "~/app/design/button";
import { MessagingLink, PhoneLink } from "~/app/design/contact-link";
import { Icon } from "~/app/design/icons";
import { PageLink } from "~/app/design/link";
import { Island } from "~/app/islands/island";
import { MainNavigation } from "~/app/islands/menus/main-navigation";
import { PhoneMenu } from "~/app/islands/menus/phone-menu";
import { SocialLinks } from "~/app/islands/social-links/social-links";
import { OpenLine } from "~/app/parts/contact/number";
import { firm } from "~/firm/firm";
import { topBarLinks } from "~/site/navigation";
import { chrome } from "~/words/chrome";

const topLink = "flex min-h-11 items-center gap-2 underline-offset-4 hover:underline";
const topMark = `${topLink} px-2`;

/**
 * Top bar and main bar, on every page. The links at its right end would push each other along while it arrives, so it
 * is seen once something follows it, which is when it is whole.
 */
export function Header() {
  return (
    <header className="relative not-has-[+*]:invisible">
      <div className="bg-band text-small">
        <div className="page-width flex flex-wrap items-center justify-between">
          <nav aria-label={chrome.names.visit} className="flex gap-4">
            {topBarLinks.map((page) => (
              <PageLink key={page} page={page} className={topLink} />
            ))}
          </nav>
          <div className="-mr-2 flex grow items-center justify-end">
            <OpenLine className="px-2 max-lg:hidden" />
            <PhoneLink className={topMark}>
              <Icon name="phone" />
              <span className="max-sm:sr-only">
                <span className="sr-only">{chrome.phone}</span>
                {firm.phone}
              </span>
            </PhoneLink>
            <MessagingLink className={topMark}>
              <Icon name="message" />
              <span className="max-sm:sr-only">{firm.messaging.label}</span>
            </MessagingLink>
            <Island name="social-links" of={SocialLinks} props={{}} wakes="sign" />
          </div>
        </div>
      </div>
      <div className="border-b border-rule">
        <div className="page-width flex items-center justify-between gap-6 py-3">
          <Brand />
          <div className="flex shrink-0 gap-6 max-lg:hidden">
            <Island name="main-navigation" of={MainNavigation} props={{}} wakes="sign" />
            <ButtonLink page="contact" size="sm">
              {chrome.action}
            </ButtonLink>
          </div>
          <Island name="phone-menu" of={PhoneMenu} props={{}} wakes="sign" />
        </div>
      </div>
    </header>
  );
}

/** A name that leaves the menu no room on a phone: it stands there smaller, and alone. */
const isLong = firm.name.length > 30;

/** The firm's name beside a small window envelope; leads home. */
function Brand() {
  return (
    <PageLink
      page="home"
      className={`flex min-w-0 items-center gap-3 font-display text-h3 font-semibold ${isLong ? "py-2 max-sm:text-small" : ""}`}
    >
      <svg
        viewBox="0 0 36 28"
        aria-hidden="true"
        className={`h-7 w-9 shrink-0 ${isLong ? "max-sm:hidden" : ""}`}
        fill="none"
        stroke="var(--on-marker)"
        strokeWidth="2"
      >
        <rect x="1" y="1" width="34" height="26" rx="1.5" fill="var(--manila)" />
        <rect x="6" y="17" width="13" height="6" rx="2" fill="var(--letter)" stroke="none" />
        <path d="M1.5 2 18 13.5 34.5 2M8.5 20h8" />
      </svg>
      <span className="min-w-0 wrap-break-word">{firm.name}</span>
    </PageLink>
  );
}
