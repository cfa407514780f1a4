import { PathLink } from "~/app/design/link";
import { type PageId, pathOf } from "~/site/pages";

interface LastDayProps {
  closed: string;
  today: { lead: string; title: string; page: PageId; anchor: string; after: string };
}

/** What to do while nobody answers. */
export function LastDay({ today, closed }: LastDayProps) {
  return (
    <p className="screen-only mt-4">
      <strong className="in-data-[office=closed]:marker-stroke">{today.lead}</strong>{" "}
      <PathLink to={`${pathOf(today.page)}#${today.anchor}`} className="text-link">
        {today.title}
      </PathLink>
      {today.after}
      <span className="mt-1 block text-small text-ink-2">{` ${closed}`}</span>
    </p>
  );
}
