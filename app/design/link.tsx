import type { ComponentProps, ReactNode } from "react";
import { type PageId, pageById, pathOf } from "~/site/pages";
import { usePathname } from "./pathname";

type PathLinkProps = Omit<ComponentProps<"a">, "href" | "children"> & {
  /** An address of this site, from its root. */
  to: string;
  children: ReactNode;
  /** What a repeated text such as "Read More" is about, for those who hear links alone. */
  subject?: string;
};

type PageLinkProps = Omit<PathLinkProps, "to" | "children"> & {
  page: PageId;
  /** The page's short name, if not given. */
  children?: ReactNode;
};

/** A link to a page of the registry, marked as current on that page. */
export function PageLink({ page, children = pageById(page).label, ...props }: PageLinkProps) {
  return (
    <PathLink to={pathOf(page)} {...props}>
      {children}
    </PathLink>
  );
}

/** The same for an address that the registry does not list: an article's. */
export function PathLink({ to, subject, children, ...props }: PathLinkProps) {
  const pathname = usePathname();
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

interface PageLinkItemsProps {
  links: readonly PageId[];
  /** Of each link. */
  className: string;
}

/** Links to pages by their short names, an item of a list each. */
export function PageLinkItems({ links, className }: PageLinkItemsProps) {
  return links.map((page) => (
    <li key={page}>
      <PageLink page={page} className={className} />
    </li>
  ));
}
