import { ButtonAnchor, ButtonLink } from "~/app/design/button";
import { usePathname } from "~/app/design/pathname";
import { phoneHref } from "~/firm/contact-links";
import { firm } from "~/firm/firm";
import { pathOf } from "~/site/pages";
import { chrome } from "~/words/chrome";

const share = "max-w-72 flex-auto max-sm:px-2";

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
      className="list-rule bottom-0 z-30 flex justify-center gap-2 bg-sheet max-[16rem]:flex-wrap px-4 py-3 lg:hidden [@media(height>=24rem)]:sticky [&[data-yields]:not(:focus-within)]:invisible"
    >
      <ButtonAnchor href={phoneHref} variant="outline" size="sm" className={share}>
        {firm.phone}
      </ButtonAnchor>
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
