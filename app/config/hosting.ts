/** The document that answers, with status 404, wherever nothing else does. */
export const notFoundDocument = "404.html";

/** Addresses of the blog without a file show the article that stands in; `/blog/a/b` is no such address. */
export const rewrites = [
  { from: /^\/blog\/[^/]+$/, to: "/blog/allowable-expenses-for-rental-income" },
] as const;

/** How long a browser may keep what it got. Only assets with a hash in their name never change. */
export const cacheControl = {
  document: "public, max-age=0, must-revalidate",
  hashedAsset: "public, max-age=31536000, immutable",
  otherFile: "public, max-age=3600",
} as const;

const hashedAssets = /^\/assets\//;

/**
 * @param pathname path of a file that exists in the build
 * @returns the value of its Cache-Control header
 */
export function cacheControlOf(pathname: string): string {
  if (hashedAssets.test(pathname)) return cacheControl.hashedAsset;
  return /\.(?!html$)[a-z0-9]+$/.test(pathname) ? cacheControl.otherFile : cacheControl.document;
}

/**
 * One address per page: without trailing slash, `.html` or `index.html`.
 *
 * @param pathname path of a request or of the address bar, still percent-encoded
 * @returns the path to go to instead, or the same path. A path that a browser would take for
 *   another host (`//evil.example/`, `/\\evil.example`) comes back unchanged.
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
