import { standInRoute } from "../config/pages.ts";
import { canonicalPath } from "./canonical-path.ts";

const inBlog = new RegExp(`^${standInRoute.path.replace(/:\w+/, "[^/]+")}$`);

/** An address that was given up, and the page that has taken its place. */
export interface Move {
  from: string;
  to: string;
}

/**
 * @param paths the addresses that there are
 * @param moves the addresses that there were
 * @returns where each of them leads, by its canonical spelling
 */
export function listAddresses(
  paths: readonly string[],
  moves: readonly Move[],
): ReadonlyMap<string, string> {
  return new Map([
    ...paths.map((path) => [path, path] as const),
    ...moves.map(({ from, to }) => [canonicalPath(from), to] as const),
  ]);
}

/**
 * @param pathname path of an address, still percent-encoded, spelled in whatever way
 * @param known what `listAddresses` gives
 * @returns the address of the page that is meant, every address of the blog being one; nothing where no
 *   page is
 */
export function addressOf(
  pathname: string,
  known: ReadonlyMap<string, string>,
): string | undefined {
  const path = canonicalPath(pathname);
  return known.get(path) ?? (inBlog.test(path) ? path : undefined);
}
