import { failurePage, notFoundPath, standInRoute } from "../site/pages.ts";

/*
 * How the site is served, stated once. The build completes it into one table (`HostingRules`), from
 * which the server behind `npm start` answers and the files for other hosts are written.
 */

/** An address that moved for good, or one that shows another page; `:slug` stands for one segment. */
export interface Rule {
  from: string;
  to: string;
}

/** Everything that a host must know to serve a build. */
export interface HostingRules {
  /** Sent with every answer. */
  headers: Record<string, string>;
  /**
   * Answered with 301, the query kept, each in every spelling (`spellings`); so are the spellings of
   * the documents and of the addresses of the blog.
   */
  moves: readonly Rule[];
  /** Paths of the documents, such as `/contact`; each is the file `/contact.html`. */
  documents: string[];
  /** Cache-Control of the files that need not be asked for anew each time, by path. */
  kept: Record<string, string>;
}

/** The file that hosts send, with status 404, wherever nothing else answers. */
export const notFoundDocument = `${notFoundPath}.html`.slice(1);

/** The file that hosts send, with its status, when they fail themselves. */
export const failureDocument = `${failurePage.path}.html`.slice(1);

/** Addresses of the blog without a document show the article that stands in; `/blog/a/b` is no such address. */
export const standIn: Rule = { from: standInRoute.path, to: standInRoute.document };

/** How long a browser may keep what it got. Only assets with a hash in their name never change. */
export const cacheControl = {
  document: "public, max-age=0, must-revalidate",
  immutable: "public, max-age=31536000, immutable",
  image: "public, max-age=3600",
} as const;

/** Where the bundler puts the files that have a hash in their name. */
export const hashedFolder = "/assets/";

/** Where the pictures are that keep their name when they change. */
export const imageFolder = "/images/";

/** The file that tells browsers which pages they may render ahead, and its type. */
export const speculationRulesFile = "/speculation-rules.json";
export const speculationRulesType = "application/speculationrules+json";

/** The type of each kind of file that the build may hold, by extension. */
export const contentTypes = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "text/xml; charset=utf-8",
} as const;
