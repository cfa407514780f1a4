import { type Container, parse, type Root } from "postcss";
import type { Manifest } from "vite";
import { decode } from "../files/documents.ts";

/**
 * @param html a document
 * @param manifest what Vite has built for the browser
 * @param entry the source of the script that comes with every page
 * @param islands the names of all islands that any document holds
 * @returns the files of all code that the document can load: none of an island that it does not hold
 */
export function scriptsOf(
  html: string,
  manifest: Manifest,
  entry: string,
  islands: ReadonlySet<string>,
): string[] {
  const own = islandsIn(html);
  const isHeld = (source: string) => {
    const { name = "" } = manifest[source] ?? {};
    return own.has(name) || !islands.has(name);
  };
  const sources = new Set([entry]);
  for (const source of sources) {
    const { imports = [], dynamicImports = [] } = manifest[source] ?? {};
    for (const next of [...imports, ...dynamicImports.filter(isHeld)]) sources.add(next);
  }
  return [...sources].flatMap((source) => manifest[source]?.file ?? []);
}

/** @returns the names of the islands that documents hold */
export function islandsIn(html: string): Set<string> {
  return new Set([...html.matchAll(/data-island="([^"]+)"/g)].map(([, name = ""]) => name));
}

const between = /[\s"'`]+/;
/** An element that a selector begins with; not a step of an animation. */
const firstElement = /^(?!(?:from|to)$)[a-z][a-z\d]*/;
const firstClass = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/;
const escaped = /\\(?:([\da-f]{1,6}) ?|(.))/g;

/** @returns a document with the rules of those elements and classes alone that it, or the code it can load, names */
export function withOwnStyles(html: string, code: string): string {
  return html.replace(/(?<=<style>).*?(?=<\/style>)/s, (styles) => {
    const named = new Set(`${decode(html.replace(styles, ""))} ${code}`.split(between));
    const elements = new Set(html.match(/(?<=<)[a-z][a-z\d]*/g));
    const isNamed = (selector: string) => {
      const [element] = firstElement.exec(selector) ?? [];
      if (element && !elements.has(element) && !named.has(element)) return false;
      const name = (firstClass.exec(selector)?.[1] ?? "").replace(escaped, (_, hex, character) =>
        hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : character,
      );
      return name.split(between).every((part) => part === "" || named.has(part));
    };
    const sheet = parse(styles);
    sheet.walkAtRules("layer", (layer) => {
      if (!/^(?:base|components|utilities)$/.test(layer.params)) return;
      layer.walkRules((rule) => {
        rule.selectors = rule.selectors.filter(isNamed);
        if (rule.selector === "") rule.remove();
      });
    });
    dropUnread(sheet, html.replace(styles, "") + code);
    dropEmpty(sheet);
    return sheet.toString();
  });
}

/** Leaves the custom properties out, and what registers them, that neither a style nor anything else reads. */
function dropUnread(sheet: Root, elsewhere: string): void {
  const before = sheet.toString();
  const read = new Set((before + elsewhere).match(/(?<=var\()--[\w-]+/g));
  sheet.walkAtRules("property", (registration) => {
    if (!read.has(registration.params)) registration.remove();
  });
  sheet.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove();
  });
  // What only those have read is read by nothing now.
  if (sheet.toString() !== before) dropUnread(sheet, elsewhere);
}

/** Leaves out what holds nothing any more, inside before outside; what never holds anything, such as an import, stays. */
function dropEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (!("nodes" in node)) continue;
    dropEmpty(node as Container);
    if (node.nodes?.length === 0) node.remove();
  }
}
