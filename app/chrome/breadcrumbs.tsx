import { PageLink } from "~/app/design/link";
import { usePathname } from "~/app/design/pathname";
import { pages, pathOf, trailTo } from "~/site/pages";
import { chrome } from "~/words/chrome";

/** The way from home to the page shown, whose own name a phone leaves to its heading; nothing on home and where there is no page. */
export function Breadcrumbs() {
  const pathname = usePathname();
  // An article stands below the list; its own title follows as the heading.
  const isArticle = pathname.startsWith(`${pathOf("blog")}/`);
  const page = pages.find(({ id, path }) => (isArticle ? id === "blog" : path === pathname));
  if (!page || page.id === "home") return null;

  return (
    <nav aria-label={chrome.names.trail} className="page-width relative z-10 pt-2 text-small">
      <ol className="flex flex-wrap items-center">
        {trailTo(page.id).map(({ id }, index, all) => (
          <li key={id} className="flex items-center max-sm:has-aria-[current=page]:hidden">
            {index > 0 && (
              <span aria-hidden="true" className="px-1 text-ink-2">
                /
              </span>
            )}
            <PageLink
              page={id}
              className={`inline-flex min-h-8 items-center ${index === all.length - 1 && !isArticle ? "text-ink-2" : "text-link"}`}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}
