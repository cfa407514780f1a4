import { firm } from "~/config/firm";
import { topBarLinks } from "~/config/navigation";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icons";
import { PageLink } from "~/ui/link";
import { MessagingLink, PhoneLink } from "~/ui/reach";
import { Brand } from "./brand";
import { MainNavigation } from "./main-navigation";
import { PhoneMenu } from "./phone-menu";
import { SocialLinks } from "./social-links";

const topLink =
  "flex min-h-11 items-center gap-2 whitespace-nowrap underline-offset-4 hover:underline";
const topMark = `${topLink} max-sm:w-8 max-sm:justify-center`;

/** Top bar and main bar, on every page. */
export function Header() {
  return (
    <header>
      <div className="bg-band text-small">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-2">
          <nav aria-label="Visit and questions" className="flex items-center gap-3 sm:gap-6">
            {topBarLinks.map(({ title, page }) => (
              <PageLink key={page} page={page} className={topLink}>
                {title}
              </PageLink>
            ))}
          </nav>
          <div className="flex items-center sm:gap-4">
            <PhoneLink className={topMark}>
              <Icon name="phone" className="size-4.5" />
              <span className="max-sm:sr-only">
                <span className="sr-only">Phone </span>
                {firm.phone}
              </span>
            </PhoneLink>
            <MessagingLink className={topMark}>
              <Icon name="message" className="size-4.5" />
              <span className="max-sm:sr-only">{firm.messaging.label}</span>
            </MessagingLink>
            <SocialLinks />
          </div>
        </div>
      </div>
      <div className="border-b border-rule">
        <div className="page-width flex min-h-18 items-center justify-between gap-x-6">
          <Brand />
          <div className="hidden shrink-0 items-center gap-6 lg:flex">
            <MainNavigation />
            <ButtonLink page="contact" size="sm">
              Free Consultation
            </ButtonLink>
          </div>
          <PhoneMenu />
        </div>
      </div>
    </header>
  );
}
