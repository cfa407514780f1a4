import type { ComponentProps, ReactNode } from "react";
import { type PageId, pathOf } from "~/site/pages";
import { usePathname } from "./pathname";

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

/** A link to a page of the registry, marked as current on that page. */
export function PageLink({ page, ...props }: PageLinkProps) {
  return <PathLink to={pathOf(page)} {...props} />;
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
  links: readonly { title: string; page: PageId }[];
  /** Of each link. */
  className: string;
}

/** Links to pages, an item of a list each. */
export function PageLinkItems({ links, className }: PageLinkItemsProps) {
  return links.map(({ title, page }) => (
    <li key={page}>
      <PageLink page={page} className={className}>
        {title}
      </PageLink>
    </li>
  ));
}
