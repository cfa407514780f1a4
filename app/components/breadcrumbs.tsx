import { useMatches } from "react-router";
import { articleRoute, pages, trailTo } from "~/config/pages";
import { PageLink } from "~/ui/link";

/** The way from home to the page shown; nothing on home and where there is no page. */
export function Breadcrumbs() {
  const routeId = useMatches().at(-1)?.id;
  // An article stands below the list; its own title follows as the heading.
  const shown = routeId === articleRoute.id ? "blog" : routeId;
  const page = pages.find(({ id }) => id === shown);
  if (!page || page.id === "home") return null;

  return (
    <nav aria-label="Breadcrumb" className="page-width pt-4 text-small">
      <ol className="flex flex-wrap">
        {trailTo(page.id).map(({ id, label }, index, all) => (
          <li key={id} className="flex items-center">
            <PageLink
              page={id}
              className={`inline-flex min-h-8 items-center ${index === all.length - 1 ? "text-ink-2" : "text-link"}`}
            >
              {label}
            </PageLink>
            {index < all.length - 1 && (
              <span aria-hidden="true" className="px-2 text-ink-2">
                /
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
