import { Icon } from "~/app/design/icons";
import { PageLink, PageLinkItems } from "~/app/design/link";
import { services } from "~/site/navigation";
import { chrome } from "~/words/chrome";
import { NewBadge } from "./new-badge";

const advice = services.filter(({ subServices }) => !subServices).map(({ page }) => page);
const investigations = services.filter(({ subServices }) => subServices);
const link =
  "underline-offset-4 decoration-2 hover:text-green hover:underline aria-[current=page]:underline";
const row = `${link} block border-b border-rule py-3 leading-snug`;

/** What the Services menu opens: advice beside investigations. */
export function ServicesPanel() {
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
