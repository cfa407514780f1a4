import type { KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { Icon } from "~/app/design/icons";
import { PageLinkItems } from "~/app/design/link";
import { usePathname } from "~/app/design/pathname";
import { mainLinks } from "~/site/navigation";
import { pathOf } from "~/site/pages";
import { chrome } from "~/words/chrome";
import { ServicesPanel } from "./services-panel";
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
