import type { Manifest } from "vite";
import { expect, test } from "vitest";
import { scriptsOf, withOwnStyles } from "./own-styles";

const documentOf = (styles: string, body: string) =>
  `<head><style>${styles}</style></head><body>${body}</body>`;

const stylesFor = (utilities: string, body: string, code = "") =>
  /utilities\{(.*)\}<\/style>/s.exec(
    withOwnStyles(documentOf(`@layer utilities{${utilities}}`, body), code),
  )?.[1];

test.each([
  [".mt-4{margin:1px}", '<p class="mt-4">', ""],
  [".mt-4{margin:1px}", "", 'x("p",{className:`block mt-4`+y})'],
  [".gap-2\\.5{gap:1px}", '<p class="gap-2.5 block">', ""],
  [".\\32 xl\\:basis-1\\/3{flex:1}", '<p class="2xl:basis-1/3">', ""],
  [".\\[\\&\\>span\\]\\:inline>span{display:inline}", '<p class="[&amp;&gt;span]:inline">', ""],
  [
    ".before\\:content-\\[\\'x\\'\\]:before{color:red}",
    '<p class="before:content-[&#x27;x&#x27;]">',
    "",
  ],
  [
    ":is(li,details):hover .entry-hover\\:underline{color:red}",
    '<p class="entry-hover:underline">',
  ],
  ["[popover]{color:red}", ""],
  ["hr{margin:1px}", "<hr>"],
  ["pre code{margin:1px}", "", 'x("pre",{})'],
  ["@keyframes rise{from{top:1px}}", ""],
])("%s stays with what names it", (rule, body, code = "") => {
  expect(stylesFor(rule, body, code)).toBe(rule);
});

test("what nothing names goes, with what would be left empty", () => {
  const utilities =
    "@supports (a:b){@media print{.print\\:flex{display:flex}}}.border-ink,.border-ink\\/40,hr{color:red}.mt-4{margin:1px}";
  expect(stylesFor(utilities, '<p class="border-ink">')).toBe(".border-ink{color:red}");
});

test("what is in no such layer stays; a document without styles stays as it is", () => {
  const page = documentOf("@layer theme{.a{margin:0}}.b{margin:0}", "<p>");
  expect(withOwnStyles(page, "")).toBe(page);
  expect(withOwnStyles("<p>", "")).toBe("<p>");
});

test.each(["@layer theme{:root{--a:var(--b);--b:0}}", '@property --a{syntax:"*";inherits:false}'])(
  "a custom property stays with what reads it, and goes with it: %s",
  (styles) => {
    const reader = "p{margin:var(--a)}";
    const read = documentOf(styles + reader, "");
    expect(withOwnStyles(read, "")).toBe(read);
    expect(withOwnStyles(documentOf(styles, ""), reader)).toBe(documentOf(styles, ""));
    expect(withOwnStyles(documentOf(styles, ""), "")).not.toContain("--");
  },
);

test("a document loads the code of its own islands, and what comes with any page", () => {
  const manifest: Manifest = {
    entry: { file: "entry.js", dynamicImports: ["menu", "letters", "toast"] },
    menu: { file: "menu.js", name: "phone-menu", imports: ["_shared", "entry"] },
    letters: { file: "letters.js", name: "letter-finder", imports: ["_shared"] },
    toast: { file: "toast.js", name: "toaster" },
    _shared: { file: "shared.js", dynamicImports: ["later"] },
    later: { file: "later.js" },
  };
  const files = scriptsOf(
    '<div data-island="phone-menu">',
    manifest,
    "entry",
    new Set(["phone-menu", "letter-finder"]),
  );
  expect(files.toSorted()).toEqual(["entry.js", "later.js", "menu.js", "shared.js", "toast.js"]);
});
