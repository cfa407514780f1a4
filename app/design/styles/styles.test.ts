import { globSync, readFileSync } from "node:fs";
import { basename, dirname, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "tailwindcss";
import { expect, test } from "vitest";

/* Where a style lives (CONTRIBUTING.md), and that no two classes of an element contradict each other. */

const app = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string) => readFileSync(path, "utf8");
const sheets = new Map(
  globSync(`${app}/**/*.css`).map((path) => [
    basename(path),
    read(path).replace(/\/\*.*?\*\//gs, ""),
  ]),
);
const named = ["states.css", "motifs.css", "margins.css", "tables.css"];
const motifs = named.map((name) => sheets.get(name)).join("\n");
const withClasses = /^(article|print)\.css$/;

test("no utility, colour or other value of the design is left that nothing uses", () => {
  const code = globSync(`${app}/**/*.tsx`).map(read).join("\n");
  const styles = [...sheets.values()].join("\n");
  const namesOf = (pattern: RegExp) => [...styles.matchAll(pattern)].map(([, name = ""]) => name);
  const isIn = (text: string, name: string) => RegExp(`(?<![\\w])${name}(?![\\w-])`).test(text);
  const applied = namesOf(/@apply ([^;]*);/g).join(" ");
  const unused = [
    ...namesOf(/@utility ([\w-]+) /g).filter((name) => !isIn(`${code} ${applied}`, name)),
    ...namesOf(/--color-([\w-]+):/g).filter((name) => !isIn(`${code} ${applied}`, name)),
    ...namesOf(/^ +--(?!color|text|font|radius|container|breakpoint|spacing)([\w-]+):/gm).filter(
      (name) => !RegExp(`\\(--${name}[,)]`).test(`${styles} ${code}`),
    ),
  ];
  expect(unused).toEqual([]);
});

test.each([...sheets].filter(([name]) => !withClasses.test(name)))("%s has no class", (_, css) => {
  expect(css.match(/\.[a-z][\w-]*(?=[^;{}"]*\{)/gi) ?? []).toEqual([]);
});

test("article.css is about an article's text alone", () => {
  expect(sheets.get("article.css")?.match(/^ {0,2}[^\s}].*/gm)).toEqual([
    "@layer components {",
    "  .article-text {",
  ]);
});

test.each(named)("%s has utilities, variants and keyframes, nothing else", (name) => {
  const outermost = sheets.get(name)?.match(/^[^\s}].*/gm) ?? [];
  expect(outermost).not.toEqual([]);
  expect(outermost.join("\n")).not.toMatch(/^(?!@(utility|custom-variant|keyframes) )/m);
});

test("no two classes of an element contradict each other", async () => {
  const lists = globSync(`${app}/**/*.tsx`).flatMap((path) =>
    classLists(read(path)).map((classes) => ({ file: relative(app, path), classes })),
  );
  const declared = await declarations(lists.flatMap(({ classes }) => classes));
  const names = new Set(motifs.match(/(?<=@utility )\S+/g));

  const found = lists.flatMap(({ file, classes }) =>
    pairs(classes.flatMap((name) => declared.get(name) ?? []))
      .filter(([one, other]) => variantOf(one.name) === variantOf(other.name))
      .filter(([one, other]) => {
        const hasMotif = names.has(baseOf(one.name)) || names.has(baseOf(other.name));
        return one.name !== other.name && contradict(one, other, hasMotif);
      })
      .map((pair) => `${file}: ${pair.map((x) => `"${x.name}" sets ${x.property}`).join(", ")}`),
  );
  expect([...new Set(found)]).toEqual([]);
});

type Declaration = Record<"name" | "property" | "value", string>;

/** The classes of each string in a file; a string inside a template counts with what is around it. */
function classLists(code: string): string[][] {
  const words = (text: string) => text.split(/\s+/).filter(Boolean);
  const strings = (text: string) =>
    [...text.matchAll(/"([^"\n]*)"/g)].map(([, found = ""]) => found);
  const templates = code.match(/`[^`]*`/g)?.flatMap((template) => {
    const around = words(template.slice(1, -1).replace(/\$\{[^}]*\}/g, " "));
    return ["", ...strings(template)].map((inside) => [...around, ...words(inside)]);
  });
  return [...(templates ?? []), ...strings(code).map(words)];
}

/** What each name that is a class sets on its element, under whatever condition. */
async function declarations(names: string[]): Promise<Map<string, Declaration[]>> {
  const path = fileURLToPath(import.meta.resolve("tailwindcss/index.css"));
  const { build } = await compile(
    `@import "tailwindcss" source(none); ${sheets.get("tokens.css")} ${motifs}`,
    { loadStylesheet: async () => ({ path, base: dirname(path), content: read(path) }) },
  );
  const rules = build(names).matchAll(/^\s*\.((?:\\.|[\w-])+) \{([^{}]*)/gm);
  const declared = [...rules].flatMap(([, selector = "", body = ""]) =>
    [...body.matchAll(/^\s*([a-z][\w-]*): (.*);$/gm)].map(([, property = "", value = ""]) => ({
      name: selector.replace(/\\(.)/g, "$1"),
      property,
      value,
    })),
  );
  return Map.groupBy(declared, ({ name }) => name);
}

const pairs = <T>(list: T[]) =>
  list.flatMap((one, index) => list.slice(index + 1).map((other): [T, T] => [one, other]));

/** `pt-8` of `md:pt-8`, and what stands before it: under different conditions classes may differ. */
function baseOf(name: string): string {
  const outside = name.replace(/\[(?:[^[\]]|\[[^\]]*\])*\]/g, (part) => "_".repeat(part.length));
  return name.slice(outside.lastIndexOf(":") + 1);
}
const variantOf = (name: string) => name.slice(0, name.length - baseOf(name).length);

/** Tailwind orders its own shorthands, and knows which of its values give way (`--tw-…`). */
function contradict(one: Declaration, other: Declaration, hasMotif: boolean): boolean {
  if (one.value === other.value) return false;
  if (!hasMotif)
    return one.property === other.property && !/var\(--tw-/.test(one.value + other.value);
  const [first, second] = [longhands(one.property), longhands(other.property)];
  return first.some((a) =>
    second.some((b) => `${a}-`.startsWith(`${b}-`) || b.startsWith(`${a}-`)),
  );
}

function longhands(property: string): string[] {
  const [whole, name, side = "all", part] =
    /^(border|padding|margin)(?:-(top|right|bottom|left|inline|block))?(?:-(width|style|color))?$/.exec(
      property,
    ) ?? [];
  if (!whole) return [property === "flex" ? "flex-grow" : property];
  const sides = { inline: "left right", block: "top bottom", all: "top right bottom left" }[side];
  return (sides ?? side).split(" ").map((at) => [name, at, part].filter(Boolean).join("-"));
}
