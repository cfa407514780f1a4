import type { PageId } from "~/config/pages";
import { ButtonLink } from "~/ui/button";
import { FileTab } from "~/ui/file-tab";

interface Card {
  title: string;
  summary: string;
  tab: string;
  topic: string;
  format: string;
  action: string;
  page: PageId;
}

interface ResourceSheetsProps {
  heading: string;
  help: string;
  cards: readonly Card[];
  /** How many stand side by side where there is room. */
  columns: 2 | 3;
}

const grids = { 2: "lg:grid-cols-2", 3: "lg:grid-cols-3" } as const;

/** Tools or guides as sheets; nothing while none is left. */
export function ResourceSheets({ heading, help, cards, columns }: ResourceSheetsProps) {
  if (cards.length === 0) return null;
  return (
    <section aria-label={heading} className="pt-4 pb-10">
      <h2>{heading}</h2>
      <p className="mt-4 max-w-text text-ink-2">{help}</p>
      <ul className={`mt-8 grid gap-6 md:grid-cols-2 ${grids[columns]}`}>
        {cards.map(({ title, summary, tab, topic, format, action, page }) => (
          <li key={title} className="flex flex-col">
            <div>
              <FileTab>{tab}</FileTab>
            </div>
            <div className="flex flex-1 flex-col border border-rule-strong bg-sheet p-5 md:p-6">
              <h3>{title}</h3>
              <p className="mt-2 mb-4 text-[1rem]">{summary}</p>
              <p className="mt-auto border-t border-feint pt-2 text-small text-ink-2">
                {topic} · {format}
              </p>
              <div className="pt-4">
                <ButtonLink page={page} variant="secondary" size="sm" subject={title}>
                  {action}
                </ButtonLink>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
