import type { ComponentProps } from "react";
import { NavLink } from "react-router";
import { type PageId, pathOf } from "~/config/pages";
import { useAwake } from "~/lib/use-awake";

type PathLinkProps = ComponentProps<typeof NavLink> & {
  /** What a repeated text such as "Read More" is about, for those who hear links alone. */
  subject?: string;
};

type PageLinkProps = Omit<PathLinkProps, "to"> & {
  page: PageId;
};

/**
 * A link to a page of the registry, marked as current on that page. Its code is fetched when the
 * visitor is about to follow it.
 */
export function PageLink({ page, ...props }: PageLinkProps) {
  return <PathLink to={pathOf(page)} {...props} />;
}

/** The same for an address that the registry does not list: an article's. */
export function PathLink({ subject, prefetch = "intent", ...props }: PathLinkProps) {
  const awake = useAwake();
  return (
    <NavLink
      end
      prefetch={awake && wantsLittleData() ? "none" : prefetch}
      discover="none"
      aria-label={subject && `${props.children}: ${subject}`}
      {...props}
    />
  );
}

/** @returns whether the visitor asked the browser to fetch no more than is needed */
function wantsLittleData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return Boolean(connection?.saveData) || matchMedia("(prefers-reduced-data: reduce)").matches;
}
