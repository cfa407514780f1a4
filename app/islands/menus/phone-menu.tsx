import { ButtonLink } from "~/app/design/button";
import { PhoneButton } from "~/app/design/contact-link";
import { Icon } from "~/app/design/icons";
import { PageLink, PageLinkItems } from "~/app/design/link";
import { firm } from "~/firm/firm";
import { mainLinks, services, topBarLinks } from "~/site/navigation";
import { pageById } from "~/site/pages";
import { chrome } from "~/words/chrome";
import { NewBadge } from "./new-badge";
import { usePopover } from "./use-popover";

const menuId = "phone-menu";
const row = "flex items-center gap-3 py-3 leading-snug";
const linkRow = `${row} border-t border-rule decoration-2 underline-offset-4 aria-[current=page]:underline`;

/** The menu below the large breakpoint: a native popover, so that it opens without script. */
export function PhoneMenu() {
  const { open, button, close, menu } = usePopover(menuId);

  return (
    <div className="lg:hidden">
      <button
        {...button}
        type="button"
        aria-expanded={open}
        aria-controls={menuId}
        className="flex min-h-11 items-center gap-2 rounded-sm border-2 border-ink px-3 font-semibold"
      >
        <Icon name="menu" />
        {chrome.menu}
      </button>
      <nav
        {...menu}
        aria-label={chrome.names.menu}
        className="fixed inset-0 left-auto z-50 size-full max-w-104 overflow-y-auto overscroll-contain bg-sheet text-ink"
      >
        <div className="lining h-12 border-b-2 border-on-marker" />
        <div className="flex items-center justify-between px-4 py-3">
          <p className="font-display text-h3 font-semibold">{chrome.menu}</p>
          <button
            {...close}
            type="button"
            // biome-ignore lint/a11y/noAutofocus: where the focus goes when the popover opens
            autoFocus
            className="-mr-2 flex size-11 items-center justify-center rounded-sm"
          >
            <Icon name="close" />
            <span className="sr-only">{chrome.closeMenu}</span>
          </button>
        </div>
        <div className="px-4 pb-4">
          <details className="list-rule">
            <summary className={`${row} justify-between font-semibold`}>
              {chrome.services}
              <Icon name="chevron" className="size-5 turned-when-open" />
            </summary>
            <ul className="border-l-2 border-red pl-4">
              {services.map(({ page, badge, subServices }) => (
                <li key={page}>
                  <PageLink page={page} className={linkRow}>
                    {pageById(page).label}
                    {badge && <NewBadge>{badge}</NewBadge>}
                  </PageLink>
                  {subServices && (
                    <ul className="pl-4">
                      <PageLinkItems links={subServices} className={linkRow} />
                    </ul>
                  )}
                </li>
              ))}
              <li>
                <PageLink page="services" className={`${linkRow} font-semibold text-green`}>
                  {chrome.allServices}
                </PageLink>
              </li>
            </ul>
          </details>
          <ul className="border-b border-rule">
            <PageLinkItems
              links={[...mainLinks, ...topBarLinks]}
              className={`${linkRow} font-semibold`}
            />
          </ul>
          <div className="grid gap-3 py-6">
            <ButtonLink page="contact">{chrome.action}</ButtonLink>
            <PhoneButton variant="outline">{`${chrome.call} ${firm.phone}`}</PhoneButton>
          </div>
        </div>
      </nav>
    </div>
  );
}
