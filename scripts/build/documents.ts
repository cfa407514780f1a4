import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * @param folder the build's `client` folder
 * @returns each HTML document with its file name relative to the folder
 */
export function readDocuments(folder: URL): { file: string; html: string }[] {
  const root = fileURLToPath(folder);
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ file: relative(root, path), html: readFileSync(path, "utf8") }));
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
