import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** @returns each HTML document in the build's `client` folder by its path, such as `/contact` */
export function documentsByPath(folder: URL): Map<string, string> {
  const files = globSync("**/*.html", { cwd: fileURLToPath(folder) });
  return new Map(
    files.map((file) => [
      `/${file.replace(/(?:^index)?\.html$/, "")}`,
      readFileSync(new URL(file, folder), "utf8"),
    ]),
  );
}

/**
 * @returns what a built document's structured data lists; nothing where there is none
 * @throws SyntaxError if a block is not JSON
 */
export function structuredDataIn(html: string): Record<string, unknown>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].flatMap(([, text = ""]) => JSON.parse(text)["@graph"]);
}

const characters = { amp: "&", quot: '"', "#x27": "'", lt: "<", gt: ">" };

/** @returns a text or the value of an attribute, as a built document holds it, as it is read */
export function decode(text: string): string {
  return text.replace(
    /&(amp|quot|#x27|lt|gt);/g,
    (_, name: keyof typeof characters) => characters[name],
  );
}
