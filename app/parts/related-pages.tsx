import { Icon } from "~/app/design/icons";
import { PageLink } from "~/app/design/link";
import { type PageId, pageById } from "~/site/pages";

/** Pages that follow on from this one. */
export function RelatedPages({ heading, pages }: { heading: string; pages: readonly PageId[] }) {
  return (
    <nav aria-label={heading} className="screen-only">
      <h2 className="text-h3 font-[560]">{heading}</h2>
      <ul className="mt-3 flex flex-wrap gap-x-8 gap-y-1 max-sm:flex-col">
        {pages.map((page) => (
          <li key={page}>
            <PageLink
              page={page}
              className="text-link inline-flex min-h-11 items-center gap-2 font-semibold"
            >
              {pageById(page).label}
              <Icon name="arrow" className="size-4" />
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
