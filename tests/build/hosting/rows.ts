import { readFileSync } from "node:fs";
import { leadFormPage, pages, pathOf, standInRoute } from "../../../app/config/pages.ts";
import { cacheControl, type HostingRules } from "../../../hosting/settings.ts";
import type { Question } from "./ask.ts";

export const client = new URL("../../../build/client/", import.meta.url);
export const rules: HostingRules = JSON.parse(
  readFileSync(new URL("../hosting/rules.json", client), "utf8"),
);

/** What every host must answer. */
export interface Expected {
  status: number;
  /** Where a redirect leads. */
  location?: string;
  /** The file of the build whose bytes, once decoded, are the body. */
  file?: string;
  cache?: string;
  encoding?: "br" | "gzip" | "identity";
}

export interface Row extends Question {
  expected: Expected;
}

const standIn = `${standInRoute.document.slice(1)}.html`;
const [blog, contact, services, cop9] = (["blog", "contact", "services", "cop9"] as const).map(
  pathOf,
) as [string, string, string, string];
const known = rules.documents.filter((path) => path.startsWith(`${blog}/`));
const [article = ""] = known;
const [script = "", font = ""] = [/\.js$/, /\.woff2$/].map((kind) =>
  Object.keys(rules.kept).find((path) => kind.test(path)),
);
const image = "/images/social-card.png";

const shows = (path: string, file: string, more: Partial<Row> = {}): Row => ({
  path,
  expected: { status: 200, file, cache: cacheControl.document },
  ...more,
});
const moves = (path: string, location: string): Row => ({
  path,
  expected: { status: 301, location },
});
const isMissing = (path: string, more: Partial<Row> = {}): Row => ({
  path,
  expected: { status: 404, file: rules.notFoundDocument, cache: cacheControl.document },
  ...more,
});

const fileOf = (path: string) => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

export const screens: Row[] = [...pages.map(({ path }) => path), ...known, leadFormPage.path].map(
  (path) => shows(path, fileOf(path)),
);

export const addresses: Row[] = [
  moves(`${contact}/`, contact),
  moves(`${contact}.html`, contact),
  moves(`${contact}/index.html`, contact),
  moves("/index.html", "/"),
  moves(`${services}/`, services),
  moves(`${cop9}/`, cop9),
  moves(`${cop9}.html`, cop9),
  moves(`${article}/`, article),
  moves(`${blog}/`, blog),
  moves(`${blog}/no-such-article/`, `${blog}/no-such-article`),
  moves(`${contact}/?from=letter&x=%2F`, `${contact}?from=letter&x=%2F`),
  moves(`${contact}.html?from=letter`, `${contact}?from=letter`),
  shows(`${contact}?from=letter`, fileOf(contact)),
  shows("/?utm_source=letter", "index.html"),
  shows(`${blog}/no-such-article`, standIn),
  shows(`${blog}/no-such-article?from=letter`, standIn),
  shows(`${blog}/%F0%9F%92%A3`, standIn),
];

export const missing: Row[] = [
  ...["/nope", "/nope/", "/nope.html", "/services/nope", "/a/b/c", "/a/b/c/d/e/f/g", "/Contact"],
  ...[`${blog}/a/b`, `${article}/more`, "/contact/more", "/%F0%9F%92%A3", "/images/", "/assets/"],
  ...["/assets/gone-1a2b3c4d.js", "/assets/gone.woff2", "/images/gone.png", "/favicon.gif"],
  ...["/_headers", "/_redirects", "/.assetsignore", "/contact.html.br", `${script}.gz`],
  ...["/package.json", "/server/main.ts", "/hosting/rules.json", "/.git/config", "/.env"],
].map((path) => isMissing(path));

export const files: Row[] = [
  { path: script, expected: { status: 200, file: script.slice(1), cache: cacheControl.immutable } },
  { path: font, expected: { status: 200, file: font.slice(1), cache: cacheControl.immutable } },
  { path: image, expected: { status: 200, file: image.slice(1), cache: cacheControl.image } },
  ...["robots.txt", "sitemap.xml", "feed.xml", "favicon.svg", "lead-form-embed.js"].map((file) =>
    shows(`/${file}`, file),
  ),
];

export const encodings: Row[] = ["/", contact, script].flatMap((path) =>
  (["br", "gzip", "identity"] as const).map(
    (encoding): Row => ({
      path,
      headers: { "Accept-Encoding": encoding },
      expected: {
        status: 200,
        file: path === script ? script.slice(1) : fileOf(path),
        encoding,
      },
    }),
  ),
);

/** Whatever the answer to these is, it must do no harm: the test looks at the answer as a whole. */
export const hostile: Question[] = [
  ...["//evil.example/", "//evil.example", "//evil.example/contact/", "///evil.example/"],
  ...["/\\evil.example/", "/%5Cevil.example/", "/%2F%2Fevil.example/", "/blog//evil.example/"],
  ...["/blog/%2F%2Fevil.example/", "/blog/%5Cevil.example/", "/blog/x%0d%0aSet-Cookie:%20a=b/"],
  ...[
    "/%2e%2e/",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/../../etc/passwd",
    "/assets/..%2f..%2fpackage.json",
  ],
  ...["/..%5c..%5cpackage.json", "/contact%00.html", "/%00", "/contact%2F", "/services%2Fcop9"],
  ...[
    "/%E0%A4%A",
    "/%",
    "/%zz",
    "/contact%",
    `/${"a".repeat(8100)}`,
    `/blog/${"%41".repeat(2600)}`,
  ],
  ...["/contact;x=1", "/contact/.", "/contact/..;/", "/?%00", "/blog/:slug", "/blog/$1"],
].map((path) => ({ path }));

export const otherMethods: Question[] = ["POST", "PUT", "DELETE", "PATCH", "TRACE"].map(
  (method) => ({ method, path: contact }),
);
