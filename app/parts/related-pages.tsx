import { Icon } from "~/app/design/icons";
import { PathLink } from "~/app/design/link";
import { type PageId, pageById, pathOf } from "~/site/pages";

interface RelatedPagesProps {
  heading: string;
  pages: readonly PageId[];
  /** One below the other, in a column. */
  isColumn?: boolean;
  /** What stands before them. */
  first?: readonly { title: string; to: string }[];
}

/** Pages that follow on from this one. */
export function RelatedPages({ heading, pages, isColumn = false, first = [] }: RelatedPagesProps) {
  const ways = [
    ...first,
    ...pages.map((page) => ({ title: pageById(page).label, to: pathOf(page) })),
  ];
  return (
    <nav aria-label={heading} className="screen-only">
      <h2 className="text-h3 font-[560]">{heading}</h2>
      <ul className={`mt-2 flex gap-x-8 ${isColumn ? "flex-col" : "flex-wrap max-sm:flex-col"}`}>
        {ways.map(({ title, to }) => (
          <li key={to}>
            <PathLink
              to={to}
              className="text-link inline-flex min-h-11 items-center gap-2 font-semibold"
            >
              {title}
              <Icon name="arrow" className="size-4 shrink-0" />
            </PathLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
