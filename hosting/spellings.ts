import { type HostingRules, type Rule, standIn } from "./settings.ts";

/** What may stand behind an address without meaning another page: a pattern, to be read without case. */
const ending = "(?:/+index(?:[.]html)?|(?<!/)[.]html)?/*";
const atEnd = new RegExp(`${ending}$`, "i");

/** The commonest of these, for hosts that know no patterns: neither case nor doubled slashes are in them. */
const commonEndings = ["/", ".html", "/index.html"];

/** Every address of the blog. */
export const inBlog = new RegExp(`^${standIn.from.replace(/:\w+/, "[^/]+")}$`);

/**
 * The one spelling of an address: in lower case, with single slashes, without slash, `.html` or
 * `index.html` at its end. Nothing is decoded.
 *
 * @param pathname path of an address, still percent-encoded
 * @returns the path as an address of this site would be written; it begins with exactly one slash, so
 *   that no browser takes it for another host
 */
export function canonicalPath(pathname: string): string {
  const path = pathname
    .replace(/\/+/g, "/")
    .replace(atEnd, "")
    .replace(/%..|[A-Z]/g, (part) => (part.length === 1 ? part.toLowerCase() : part));
  return path || "/";
}

/** @returns where the addresses that there are, and those that there were, lead, by their canonical spelling */
export function listAddresses(
  paths: readonly string[],
  moves: readonly Rule[],
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

/**
 * @returns what each address that is not spelled as it should be, or was given up, leads to: a list of
 * targets, so that no crafted address can lead anywhere else. The first that fits counts.
 */
export function redirects({ moves, documents }: HostingRules): Rule[] {
  return [
    ...[...listAddresses(documents, moves)].map(([from, to]) => ({ from, to })),
    { from: standIn.from, to: standIn.from },
  ];
}

/**
 * @param path an address; `:slug` stands for one segment
 * @param segment how a pattern takes a segment over
 * @returns a regular expression without anchors, to be read without case, for every spelling of it that
 *   `canonicalPath` undoes. It also fits the address itself.
 */
export function spellings(path: string, segment: string): string {
  const steps = path === "/" ? "" : path.replaceAll(".", "[.]").replaceAll("/", "/+");
  return steps.replace(/:\w+/, segment) + ending;
}

/** @returns the commonest other spellings of an address; `:slug` stands for one segment */
export function commonSpellings(path: string): string[] {
  if (path === "/") return ["/index", "/index.html"];
  return commonEndings.slice(0, path.includes(":") ? 1 : undefined).map((end) => path + end);
}
