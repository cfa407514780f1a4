import type { ComponentProps, ReactNode } from "react";
import { useLocation } from "react-router";
import { type PageId, pathOf } from "~/config/pages";

type PathLinkProps = Omit<ComponentProps<"a">, "href" | "children"> & {
  /** An address of this site, from its root. */
  to: string;
  children: ReactNode;
  /** What a repeated text such as "Read More" is about, for those who hear links alone. */
  subject?: string;
};

type PageLinkProps = Omit<PathLinkProps, "to"> & {
  page: PageId;
};

/**
 * A link to a page of the registry, marked as current on that page.
 */
export function PageLink({ page, ...props }: PageLinkProps) {
  return <PathLink to={pathOf(page)} {...props} />;
}

/**
 * The same for an address that the registry does not list: an article's. A plain link: there are many
 * on a page, and `NavigationEffects` takes them all through the router.
 */
export function PathLink({ to, subject, children, ...props }: PathLinkProps) {
  const { pathname } = useLocation();
  return (
    <a aria-current={to === pathname ? "page" : undefined} {...props} href={to}>
      {subject ? (
        <span>
          <span>{children}</span>
          <span className="sr-only">{`: ${subject}`}</span>
        </span>
      ) : (
        children
      )}
    </a>
  );
}
