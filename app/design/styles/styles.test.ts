import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { LEAD_FORM_PATIENCE, NAVIGATION_MENU } from "~/site/constants";

/* Where a style lives (CONTRIBUTING.md). */

const app = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string) => readFileSync(path, "utf8");
const sheets = new Map(
  globSync(`${app}/**/*.css`).map((path) => [
    basename(path),
    read(path).replace(/\/\*.*?\*\//gs, ""),
  ]),
);
const named = ["states.css", "motifs.css", "margins.css", "tables.css"];
const ofArticles = [...sheets.keys()].filter((name) => name.startsWith("article-"));
const withClasses = ["print.css", ...ofArticles];

test("no utility, colour or other value of the design is left that nothing uses", () => {
  const code = globSync(`${app}/**/*.tsx`).map(read).join("\n");
  const styles = [...sheets.values()].join("\n");
  const namesOf = (pattern: RegExp) => [...styles.matchAll(pattern)].map(([, name = ""]) => name);
  const isIn = (text: string, name: string) => RegExp(`(?<![\\w])${name}(?![\\w-])`).test(text);
  const applied = namesOf(/@apply ([^;]*);/g).join(" ");
  const unused = [
    ...namesOf(/@utility ([\w-]+) /g).filter((name) => !isIn(`${code} ${applied}`, name)),
    ...namesOf(/--color-([\w-]+):/g).filter(
      (name) =>
        !isIn(`${code} ${applied}`, `(?:bg|text|border|decoration|outline)(?:-\\w)?-${name}`),
    ),
    ...namesOf(
      /^ +--(?!color|text|font|radius|container|breakpoint|spacing|default)([\w-]+):/gm,
    ).filter((name) => !RegExp(`\\(--${name}[,)]`).test(`${styles} ${code}`)),
  ];
  expect(unused).toEqual([]);
});

test.each([...sheets].filter(([name]) => !withClasses.includes(name)))(
  "%s has no class",
  (_, css) => {
    expect(css.match(/\.[a-z][\w-]*(?=[^;{}"]*\{)/gi) ?? []).toEqual([]);
  },
);

test.each(ofArticles)("%s is about an article's text alone", (name) => {
  expect(sheets.get(name)?.match(/^ {0,2}[^\s}].*/gm)).toEqual([
    "@layer components {",
    "  .article-text {",
  ]);
});

test.each(named)("%s has utilities, variants and keyframes, nothing else", (name) => {
  const outermost = sheets.get(name)?.match(/^[^\s}].*/gm) ?? [];
  expect(outermost).not.toEqual([]);
  expect(outermost.join("\n")).not.toMatch(/^(?!@(utility|custom-variant|keyframes) )/m);
});

test("what opens or comes by style alone takes as long as by script", () => {
  const { closeDelay, openDelay } = NAVIGATION_MENU;
  expect(sheets.get("states.css")).toContain(`transition: visibility 0s ${closeDelay}ms;`);
  expect(sheets.get("states.css")).toContain(`transition-delay: ${openDelay}ms;`);
  expect(sheets.get("states.css")).toContain(`shown-late ${LEAD_FORM_PATIENCE / 1000}s `);
});
