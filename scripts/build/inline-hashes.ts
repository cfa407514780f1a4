import { createHash } from "node:crypto";
import type { InlineHashes } from "../../app/config/security-headers.ts";
import { readDocuments } from "./documents.ts";

/** How many different inline parts of a kind the policy may list: headers have to stay short. */
const most = 8;

/**
 * @param folder the build's `client` folder, its documents in their final form
 * @returns the hashes of all inline scripts, styles and style attributes
 * @throws Error if some kind differs so much between documents that the policy would grow with them
 */
export function hashInlineParts(folder: URL): InlineHashes {
  const documents = readDocuments(folder).map(({ html }) => html);
  const hashesOf = (kind: string, find: (html: string) => string[]) => {
    const hashes = [...new Set(documents.flatMap(find).map(hashOf))].sort();
    if (hashes.length <= most) return hashes;
    throw new Error(
      `The documents have ${hashes.length} different inline ${kind}, the security policy takes ${most}.`,
    );
  };
  return {
    scripts: hashesOf("scripts", inlineScripts),
    styles: hashesOf("styles", (html) => contentsOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g)),
    styleAttributes: hashesOf("style attributes", (html) => contentsOf(html, / style="([^"]*)"/g)),
  };
}

/** Scripts without an address that a browser would run: data blocks are none. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = ""]) => !/\ssrc=|type="application\/(?:ld\+)?json"/.test(attributes))
    .map(([, , script = ""]) => script);
}

function contentsOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, content = ""]) => content);
}

function hashOf(content: string): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}
