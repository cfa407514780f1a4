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
