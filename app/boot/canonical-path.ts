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
    .replace(/(?:\/index(?:\.html)?|([^/])\.html)?\/?$/i, "$1")
    .replace(/%..|[A-Z]/g, (part) => (part.length === 1 ? part.toLowerCase() : part));
  return path === "" ? "/" : path;
}
