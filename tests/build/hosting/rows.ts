import { readFileSync } from "node:fs";
import type { HostingRules, Rule } from "../../../hosting/settings.ts";
import { readArticles } from "../../../publish/articles/read-articles.ts";
import { articlePath, leadFormPage, pages, pathOf } from "../../../site/pages.ts";
import { client } from "../built.ts";
import type { Question } from "./ask.ts";

/* What hosts must answer, written by hand: nothing that is expected here is taken from `hosting/`. */

export const rules: HostingRules = JSON.parse(
  readFileSync(new URL("../hosting/rules.json", client), "utf8"),
);

/** A request, and its answer. */
export interface Row extends Question {
  status: number;
  /** Where a redirect leads. */
  location?: string;
  /** The file of the build whose bytes, once decoded, are the body. */
  file?: string;
  type?: string;
  cache?: string;
  encoding?: "br" | "gzip" | "identity";
}

/** A page is asked for anew each time: what it says of a deadline may have changed. */
const asked = "public, max-age=0, must-revalidate";
/** A name with a hash never means anything else. */
const forEver = "public, max-age=31536000, immutable";
/** A picture keeps its name when it changes. */
const anHour = "public, max-age=3600";

const [contact, cop9] = [pathOf("contact"), pathOf("cop9")];
const [faqs, blog] = [pathOf("faqs"), pathOf("blog")];
const articles = readArticles().map(({ slug }) => articlePath(slug));
const [article = ""] = articles;
const assetOf = (kind: RegExp) =>
  Object.keys(rules.kept).find((path) => path.startsWith("/assets/") && kind.test(path)) ?? "";
const [script, font, style] = [assetOf(/\.js$/), assetOf(/\.woff2$/), assetOf(/\.css$/)];
/** @returns the file of the build that holds the page of this address */
export const fileOf = (path: string) => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

const shows = (path: string, file: string, cache = asked): Row => ({
  path,
  status: 200,
  file,
  cache,
});
const isOf = (path: string, type: string, cache = asked): Row => ({
  ...shows(path, path.slice(1), cache),
  type,
});
const leads = (path: string, location: string): Row => ({ path, status: 301, location });
const isMissing = (path: string): Row => ({ path, status: 404, file: "404.html", cache: asked });

export const screens = [...pages.map(({ path }) => path), ...articles, leadFormPage.path].map(
  (path) => shows(path, fileOf(path)),
);

/** Spellings that every host undoes, and what stands in for articles that nobody has written. */
export const addresses: Row[] = [
  ...[contact, cop9, blog, article].flatMap((path) =>
    ["/", ".html", "/index.html"].map((end) => leads(path + end, path)),
  ),
  leads("/index.html", "/"),
  leads(`${blog}/never-written/`, `${blog}/never-written`),
  leads(`${contact}/?from=letter&x=%2F`, `${contact}?from=letter&x=%2F`),
  leads(`${contact}.html?from=letter`, `${contact}?from=letter`),
  shows(`${contact}?from=letter`, fileOf(contact)),
  shows("/?utm_source=letter", "index.html"),
  ...["never-written", "never-written?from=letter", "%F0%9F%92%A3"].map((slug) =>
    shows(`${blog}/${slug}`, "blog/stand-in.html"),
  ),
];

export const missing: Row[] = [
  ...["/nope", "/nope/", "/nope.html", "/services/nope", "/a/b/c", "/a/b/c/d/e/f/g"],
  ...[`${blog}/a/b`, `${article}/more`, `${contact}/more`, "/%F0%9F%92%A3", "/images/", "/assets/"],
  // Kept for ever, a code file that is missing for a moment would be missing for ever.
  ...["/assets/gone-1a2b3c4d.js", "/assets/gone.woff2", "/images/gone.png", "/favicon.gif"],
  ...["/_headers", "/_redirects", "/.assetsignore", "/contact.html.br", `${script}.gz`],
  ...["/package.json", "/server/main.ts", "/hosting/rules.json", "/.git/config", "/.env"],
].map(isMissing);

export const files: Row[] = [
  isOf(script, "text/javascript; charset=utf-8", forEver),
  isOf(font, "font/woff2", forEver),
  isOf(style, "text/css; charset=utf-8", forEver),
  isOf("/images/social-card.png", "image/png", anHour),
  isOf("/speculation-rules.json", "application/speculationrules+json"),
  ...["robots.txt", "sitemap.xml", "feed.xml", "favicon.svg", "lead-form-embed.js"].map((file) =>
    shows(`/${file}`, file),
  ),
  shows("/.well-known/security.txt", "robots.txt"),
];

/** A browser takes no file for another kind than it is said to be; Cloudflare names some in words of its own. */
export const kinds: Row[] = [
  { ...shows("/", "index.html"), type: "text/html; charset=utf-8" },
  isOf("/robots.txt", "text/plain; charset=utf-8"),
  isOf("/feed.xml", "text/xml; charset=utf-8"),
  isOf("/favicon.svg", "image/svg+xml; charset=utf-8"),
  isOf("/site.webmanifest", "application/manifest+json; charset=utf-8"),
];

export const encodings: Row[] = [
  shows("/", fileOf("/")),
  shows(contact, fileOf(contact)),
  shows(script, script.slice(1), forEver),
  ...["favicon.svg", "feed.xml", "sitemap.xml"].map((file) => shows(`/${file}`, file)),
].flatMap((row) =>
  (["br", "gzip", "identity"] as const).map((encoding) => ({
    ...row,
    headers: { "Accept-Encoding": encoding },
    encoding,
  })),
);

const capitalised = (path: string) => path.replaceAll(/(?<=[/-])[a-z]/g, (c) => c.toUpperCase());
const doubled = (path: string) => path.replaceAll("/", "//");

/** What somebody might type, print or make up: hosts that know patterns answer like this, the others do no harm. */
export const oddAddresses: Row[] = [
  ...[cop9, article].flatMap((path) =>
    [
      ...[`${path}//`, `${path}.html/`, `${path}.HTML`, `${path}/index`, `${path}//index.html//`],
      ...[capitalised(path), path.toUpperCase(), doubled(path)],
      `${capitalised(doubled(path))}.html`,
    ].map((odd) => leads(odd, path)),
  ),
  leads(`${cop9}/?from=letter`, `${cop9}?from=letter`),
  ...["//", "///", "/index", "/Index.HTML", "/index.html/", "//index.html//"].map((odd) =>
    leads(odd, "/"),
  ),
  ...[`/${blog}/never-written`, `${blog}/never-written/index.html`].map((odd) =>
    leads(odd, `${blog}/never-written`),
  ),
  ...["a%2Fb", "%E0%A4", "x;y=z", "1+1", "a%20b", "%E2%82%AC%20&%20more", "10-tips.for-2027"].map(
    (slug) => shows(`${blog}/${slug}`, "blog/stand-in.html"),
  ),
  ...[
    ...["/Nope", "//nope", "/nope/index.html", "/.html", "/a//b/c/", "/services/Nope/"],
    ...["/conta%63t", "/services/cop%39", "/faqs%2F", "/services%2Fcop9", "/contact%20"],
    ...["/contact;x=1", "/contact,", "/contact.htm", "/contact.html.html", "/contact.php"],
    ...["/contact/index.php", "/contact/index/index", "/index.html/index.html", "/%2Findex.html"],
    ...["//evil.example", "//evil.example/", "///evil.example", "//evil.example/contact"],
    ...["/evil.example//", "/%5Cevil.example", "/%25", "/%2525", "/:slug", "/*", "/$1"],
    ...["/404", "/404.html", "/404/", "/404.HTML", "/500", "/500.html", "/wp-admin/", "/x/blog/y"],
  ].map(isMissing),
];

/** Pages that have moved, in the build that the hosts are tested with. */
export const moves: Rule[] = [
  { from: "/old-site/fees.aspx", to: faqs },
  { from: "/Team", to: pathOf("about") },
  { from: articlePath("first-guide"), to: article },
];

/** Whatever the answer to these is, it must do no harm: the test looks at the answer as a whole. */
export const hostile: Question[] = [
  ...["//evil.example/", "//evil.example", "//evil.example/contact/", "///evil.example/"],
  ...["/\\evil.example/", "/%5Cevil.example/", "/%2F%2Fevil.example/", "/blog//evil.example/"],
  ...["/blog/%2F%2Fevil.example/", "/blog/%5Cevil.example/", "/blog/x%0d%0aSet-Cookie:%20a=b/"],
  ...["/%2e%2e/", "/%2e%2e/%2e%2e/etc/passwd", "/../../etc/passwd"],
  ...["/assets/..%2f..%2fpackage.json", "/..%5c..%5cpackage.json", "/contact%00.html", "/%00"],
  ...["/contact%2F", "/services%2Fcop9", "/%E0%A4%A", "/%", "/%zz", "/contact%"],
  ...[`/${"a".repeat(8100)}`, `/blog/${"%41".repeat(2600)}`],
  ...["/contact;x=1", "/contact/.", "/contact/..;/", "/?%00", "/blog/:slug", "/blog/$1"],
].map((path) => ({ path }));

export const otherMethods: Question[] = ["POST", "PUT", "DELETE", "PATCH", "TRACE"].map(
  (method) => ({ method, path: contact }),
);
