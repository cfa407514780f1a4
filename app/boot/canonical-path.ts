/**
 * One address per page: without trailing slash, `.html` or `index.html`.
 *
 * @param pathname path of the address bar, still percent-encoded
 * @returns the page's own path, or the same path. A path that a browser would take for another host
 *   (`//evil.example/`, `/\\evil.example`) comes back unchanged.
 */
export function canonicalPath(pathname: string): string {
  if (/^\/(?:\/|\\|%5c)/i.test(pathname)) return pathname;
  const path = pathname
    .replace(/\/+$/, "")
    .replace(/(?:^|\/)index\.html$/, "")
    .replace(/\.html$/, "")
    .replace(/\/+$/, "");
  return path === "" ? "/" : path;
}
