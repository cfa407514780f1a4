import { articlePath, notFoundPath, pathOf, standInRoute } from "../../../app/config/pages.ts";
import { readArticles } from "../../../scripts/articles/read-articles.ts";

/** An address that somebody might type, print or make up. */
export interface OddAddress {
  asked: string;
  /** The address of the page that is meant, to which a host redirects for good. */
  leadsTo?: string;
  /** The document that is sent at this very address, without `.html`; the not-found screen if not given. */
  document?: string;
}

const capitalised = (path: string) => path.replaceAll(/(?<=[/-])[a-z]/g, (c) => c.toUpperCase());
const doubled = (path: string) => path.replaceAll("/", "//");
const encoded = (path: string) =>
  path.replace(/\w$/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

const [written = "", unwritten = ""] = [true, false].map((hasBody) =>
  articlePath(readArticles().find(({ minutes }) => Boolean(minutes) === hasBody)?.slug ?? ""),
);
const blog = pathOf("blog");

const spelledOtherwise = [pathOf("contact"), pathOf("cop9"), blog, unwritten].flatMap((path) =>
  [
    `${path}/`,
    `${path}//`,
    `${path}.html`,
    `${path}.html/`,
    `${path}.HTML`,
    `${path}/index`,
    `${path}/index.html`,
    `${path}//index.html//`,
    capitalised(path),
    path.toUpperCase(),
    doubled(path),
    `${capitalised(doubled(path))}.html`,
    `${path}/?from=letter`,
  ].map((asked) => ({
    asked,
    leadsTo: asked.includes("?") ? `${path}?from=letter` : path,
  })),
);

const home = [
  "//",
  "///",
  "/index",
  "/index.html",
  "/Index.HTML",
  "/index.html/",
  "//index.html//",
];

const anyArticle = ["/never-written/", "//never-written", "/never-written/index.html"].map(
  (end) => ({ asked: blog + end, leadsTo: `${blog}/never-written` }),
);

const standIns = ["never-written", "%F0%9F%92%A3", "a%2Fb", "%E0%A4", "x;y=z", "1+1", "a%20b"];

const nowhere = [
  ...["/nope", "/nope/", "/Nope", "//nope", "/nope.html", "/nope/index.html", "/.html", "/a//b/c/"],
  ...[encoded(pathOf("contact")), encoded(pathOf("cop9")), `${pathOf("faqs")}%2F`],
  ...[pathOf("cop9").replace(/\/(?=\w+$)/, "%2F"), `${pathOf("contact")}%20`, "/%2Findex.html"],
  ...[`${pathOf("contact")}/more`, `${pathOf("contact")};x=1`, `${pathOf("contact")},`],
  ...[`${pathOf("contact")}.htm`, `${pathOf("contact")}.html.html`, `${pathOf("contact")}.php`],
  ...[
    `${pathOf("contact")}/index.php`,
    `${pathOf("contact")}/index/index`,
    "/index.html/index.html",
  ],
  ...[`${blog}/a/b`, `${written}/more`, `/x${blog}/y`, "/services/nope", "/services/Nope/"],
  ...["//evil.example", "//evil.example/", "///evil.example", "//evil.example/contact"],
  ...[
    "/evil.example//",
    "/%5Cevil.example",
    "/%F0%9F%92%A3",
    "/%25",
    "/%2525",
    "/:slug",
    "/*",
    "/$1",
  ],
  ...[
    notFoundPath.toUpperCase(),
    `${notFoundPath}.html`,
    `${notFoundPath}/`,
    "/404.HTML",
    "/wp-admin/",
  ],
];

/** More than 80 addresses, each with what every host should make of it. */
export const oddAddresses: OddAddress[] = [
  ...spelledOtherwise,
  ...home.map((asked) => ({ asked, leadsTo: "/" })),
  ...anyArticle,
  ...standIns.map((slug) => ({ asked: `${blog}/${slug}`, document: standInRoute.document })),
  ...nowhere.map((asked) => ({ asked })),
];
