import { createHash } from "node:crypto";
import type { Firm } from "../app/config/firm-schema.ts";
import { loadingPolicy, originOf, serialisePolicy, sourcesOfOwn } from "./security-headers.ts";

/** What stands first in every document, before anything that could run. */
const first = '<meta charSet="utf-8"/>';

/**
 * Puts a Content-Security-Policy into a document. Of scripts and styles it lets in only those that stand in
 * this very document, files of this site, and the lead form provider's script. What only a header can say
 * is in the headers (`security-headers.ts`).
 *
 * @param html a whole document, as it will be served
 * @param firm the firm's details
 * @returns the document with its policy
 * @throws Error if the document does not begin with its character set
 */
export function withDocumentPolicy(html: string, firm: Firm): string {
  if (!html.includes(first)) throw new Error("The document does not state its character set.");
  const policy = serialisePolicy({
    "default-src": ["'none'"],
    ...loadingPolicy(firm),
    "script-src": [
      ...sourcesOfOwn(firm),
      originOf(firm.leadForm.scriptUrl),
      ...hashes(html, inlineScript),
    ],
    "script-src-attr": ["'none'"],
    "style-src": ["'self'", ...hashes(html, inlineStyle)],
    "style-src-attr": ["'unsafe-hashes'", ...hashes(html, styleAttribute)],
  });
  return html.replace(
    first,
    `${first}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

const inlineScript = /<script(?![^>]*(?:\ssrc=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;
const styleAttribute = /\sstyle="([^"]*)"/g;

function hashes(html: string, part: RegExp): string[] {
  return [...html.matchAll(part)].map(([, content = ""]) => {
    const hash = createHash("sha256").update(content).digest("base64");
    return `'sha256-${hash}'`;
  });
}
