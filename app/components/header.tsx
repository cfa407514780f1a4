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

/** Top bar and main bar, on every page. */
export function Header() {
  return (
    <header>
      <div className="top-bar">
        <div className="page-width">
          <nav aria-label="Visit and questions" className="top-links">
            {topBarLinks.map(({ title, page }) => (
              <PageLink key={page} page={page} className="top-link">
                {title}
              </PageLink>
            ))}
          </nav>
          <div className="top-reach">
            <PhoneLink className="top-link">
              <Icon name="phone" className="size-4.5" />
              <span className="max-sm:sr-only">
                <span className="sr-only">Phone </span>
                {firm.phone}
              </span>
            </PhoneLink>
            <MessagingLink className="top-link">
              <Icon name="message" className="size-4.5" />
              <span className="max-sm:sr-only">{firm.messaging.label}</span>
            </MessagingLink>
            <SocialLinks />
          </div>
        </div>
      </div>
      <div className="main-bar">
        <div className="page-width">
          <Brand />
          <div className="main-links">
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
