import { useLocation } from "react-router";
import { pathOf } from "~/config/pages";
import { ButtonAnchor, ButtonLink } from "~/ui/button";
import { PhoneButton } from "~/ui/reach";

const share = "h-12 min-w-0 flex-auto whitespace-nowrap max-sm:px-2 sm:max-w-72";

/**
 * Phone and consultation, always within the thumb's reach below the large breakpoint; on /contact, where
 * the consultation leads, its form. On a screen as low as a much enlarged one it would take too much room,
 * and stands at the end of the page.
 */
export function CallBar() {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label="Call or write"
      data-call-bar
      className="bottom-0 z-30 flex justify-center gap-2 border-t-2 border-ink bg-sheet px-4 py-2.5 lg:hidden [@media(height>=24rem)]:sticky"
    >
      <PhoneButton size="sm" className={share} iconClass="size-4.5 max-[25rem]:hidden" />
      {pathname === pathOf("contact") ? (
        <ButtonAnchor href="#write" size="sm" className={share}>
          Write to us
        </ButtonAnchor>
      ) : (
        <ButtonLink page="contact" size="sm" className={share}>
          Free Consultation
        </ButtonLink>
      )}
    </nav>
  );
}
