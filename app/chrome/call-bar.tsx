import { ButtonAnchor, ButtonLink } from "~/app/design/button";
import { PhoneButton } from "~/app/design/contact-link";
import { usePathname } from "~/app/design/pathname";
import { pathOf } from "~/site/pages";
import { chrome } from "~/words/chrome";

const share = "h-12 flex-auto max-sm:px-2 sm:max-w-72";

/**
 * Phone and consultation, always within the thumb's reach below the large breakpoint; on /contact, where
 * the consultation leads, its form. On a screen as low as a much enlarged one it would take too much room,
 * and stands at the end of the page.
 */
export function CallBar() {
  return (
    <nav
      aria-label={chrome.names.call}
      data-call-bar
      className="bottom-0 z-30 flex justify-center gap-2 border-t-2 border-ink bg-sheet px-4 py-2.5 lg:hidden [@media(height>=24rem)]:sticky [&[data-yields]:not(:focus-within)]:invisible"
    >
      <PhoneButton
        size="sm"
        className={`${share} whitespace-nowrap`}
        iconClass="size-4.5 max-[25rem]:hidden"
      />
      {usePathname() === pathOf("contact") ? (
        <ButtonAnchor href="#write" size="sm" className={share}>
          {chrome.write}
        </ButtonAnchor>
      ) : (
        <ButtonLink page="contact" size="sm" className={share}>
          {chrome.action}
        </ButtonLink>
      )}
    </nav>
  );
}
