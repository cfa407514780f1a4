import type { ComponentProps, ReactNode } from "react";
import { NavLink } from "react-router";
import { type PageId, pathOf } from "~/config/pages";

type PathLinkProps = Omit<ComponentProps<typeof NavLink>, "children"> & {
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

/** The same for an address that the registry does not list: an article's. */
export function PathLink({ subject, children, ...props }: PathLinkProps) {
  return (
    <NavLink end discover="none" {...props}>
      {subject ? (
        <span>
          <span>{children}</span>
          <span className="sr-only">{`: ${subject}`}</span>
        </span>
      ) : (
        children
      )}
    </NavLink>
  );
}
