import type { KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { Icon } from "~/app/design/icons";
import { PageLink, PageLinkItems } from "~/app/design/link";
import { usePathname } from "~/app/design/pathname";
import { mainLinks, services } from "~/site/navigation";
import { pathOf } from "~/site/pages";
import { chrome } from "~/words/chrome";
import { NewBadge } from "./new-badge";
import { useHoverMenu } from "./use-hover-menu";

const panelId = "services-panel";
const entry =
  "flex min-h-11 items-center gap-1 font-semibold decoration-2 underline-offset-8 hover:underline aria-expanded:underline aria-[current=page]:underline";
const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The main navigation from the large breakpoint up. While the menu is closed its panel stays in the
 * page, for search engines and for visitors without script, who open it by pointing or by focus.
 */
export function MainNavigation() {
  const menu = useHoverMenu();
  const pathname = usePathname();
  const inServices = pathname.startsWith(pathOf("services"));

  const openAndEnter = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    flushSync(menu.open);
    document.querySelector<HTMLElement>(`#${panelId} a`)?.focus();
    event.preventDefault();
  };

  return (
    <nav
      aria-label={chrome.names.main}
      data-keys="ArrowLeft ArrowRight ArrowUp ArrowDown Escape"
      onKeyDown={moveFocus}
    >
      <ul className="relative flex gap-6">
        <li {...menu.item}>
          <button
            type="button"
            {...menu.button}
            aria-controls={panelId}
            onKeyDown={openAndEnter}
            className={`${entry} ${inServices ? "underline" : ""}`}
          >
            {chrome.services}
            <Icon name="chevron" />
          </button>
          <div
            {...menu.panel}
            id={panelId}
            className="opens-natively invisible absolute top-full right-0 z-40 pt-3 [[aria-expanded=true]+&]:visible"
          >
            <ServicesPanel />
          </div>
        </li>
        <PageLinkItems links={mainLinks} className={entry} />
      </ul>
    </nav>
  );
}

/** Arrow keys: through the entries of the bar, or through the links of the panel. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const { currentTarget: nav, target } = event;
  const around = (target as Element).closest(`#${panelId}`);
  const stops = [
    ...(around?.querySelectorAll("a") ??
      nav.querySelectorAll<HTMLElement>(":scope > ul > li > :is(a, button)")),
  ];
  stops[stops.indexOf(target as HTMLAnchorElement) + step]?.focus();
  event.preventDefault();
}

const advice = services.filter(({ subServices }) => !subServices).map(({ page }) => page);
const investigations = services.filter(({ subServices }) => subServices);
const link =
  "underline-offset-4 decoration-2 hover:text-green hover:underline aria-[current=page]:underline";
const row = `${link} block border-b border-rule py-3 leading-snug`;

/** What the Services menu opens: advice beside investigations. */
function ServicesPanel() {
  return (
    <div className="grid w-[47rem] grid-cols-[1fr_1.7fr] gap-8 rounded-sm border-2 border-ink bg-sheet p-6">
      <div>
        <p className="pb-2 font-display text-h3 font-semibold">{chrome.advice}</p>
        <ul className="list-rule">
          <PageLinkItems links={advice} className={row} />
        </ul>
        <PageLink page="services" className="text-link flex items-center gap-2 pt-4 font-semibold">
          {chrome.allServices}
          <Icon name="arrow" />
        </PageLink>
      </div>
      {investigations.map(({ page, badge, subServices = [] }) => (
        <div key={page}>
          <p className="flex items-center gap-3 pb-2 font-display text-h3 font-semibold">
            <PageLink page={page} className={link} />
            {badge && <NewBadge>{badge}</NewBadge>}
          </p>
          <ul className="list-rule columns-2 gap-8">
            <PageLinkItems links={subServices} className={`${row} break-inside-avoid`} />
          </ul>
        </div>
      ))}
    </div>
  );
}
