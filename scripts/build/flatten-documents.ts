import { readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readDocuments } from "./documents.ts";

/**
 * Makes `contact/index.html` into `contact.html`, so that any host serves it at `/contact`.
 *
 * @param folder the build's `client` folder
 */
export function flattenDocuments(folder: URL) {
  const root = fileURLToPath(folder);
  for (const { file } of readDocuments(folder)) {
    const parent = dirname(file);
    if (!file.endsWith("index.html") || parent === ".") continue;
    renameSync(join(root, file), join(root, `${parent}.html`));
    if (readdirSync(join(root, parent)).length === 0)
      rmSync(join(root, parent), { recursive: true });
  }
}
