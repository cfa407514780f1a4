import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** An HTML document of the build; its file is named relative to the `client` folder. */
export interface BuiltDocument {
  file: string;
  html: string;
}

/**
 * @param folder the build's `client` folder
 * @returns each HTML document
 */
export function readDocuments(folder: URL): BuiltDocument[] {
  const root = fileURLToPath(folder);
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ file: relative(root, path), html: readFileSync(path, "utf8") }));
}

/**
 * @param folder the build's `client` folder, its documents in their final form
 * @returns each HTML document by its path, such as `/contact`
 */
export function documentsByPath(folder: URL): Map<string, string> {
  return new Map(readDocuments(folder).map(({ file, html }) => [pathOfDocument(file), html]));
}

/**
 * @param file a document's file name relative to the `client` folder, such as `contact.html`
 * @returns its path, such as `/contact`
 */
export function pathOfDocument(file: string): string {
  return `/${file.replace(/(?:^index)?\.html$/, "")}`;
}

/**
 * @param html a built document
 * @returns what its structured data lists; nothing where there is none
 * @throws SyntaxError if a block is not JSON
 */
export function structuredDataIn(html: string): Record<string, unknown>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].flatMap(([, text = ""]) => JSON.parse(text)["@graph"]);
}

const characters = { amp: "&", quot: '"', "#x27": "'", lt: "<", gt: ">" };

/**
 * @param text a text or the value of an attribute, as a built document holds it
 * @returns the same as it is read
 */
export function decode(text: string): string {
  return text.replace(
    /&(amp|quot|#x27|lt|gt);/g,
    (_, name: keyof typeof characters) => characters[name],
  );
}

/**
 * @param html a built document
 * @returns its texts as they are read, its title, its descriptions and what is read aloud among them
 */
export function textsOf(html: string): string[] {
  const told = [
    ...html.matchAll(/ (?:description" content|alt|aria-label|placeholder)="([^"]*)"/g),
  ];
  const shown = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<\/(?:p|li|h\d|t[dhr]|d[td]|a|button|summary|label|title|caption|option|div)>/g, "\n")
    .replace(/<[^>]+>/g, "");
  return [...told.map(([, text = ""]) => text), ...shown.split("\n")].map(decode);
}
