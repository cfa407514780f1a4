import { createHash } from "node:crypto";
import type { Firm } from "../firm/firm-schema.ts";
import { loadingPolicy, serialisePolicy } from "./security-headers.ts";

/** What stands first in every document, before anything that could run. */
const first = '<meta charSet="utf-8"/>';

/**
 * Puts a Content-Security-Policy into a document. Of styles it lets in only those that stand in this very
 * document, files of this site, and the toaster's; none in an attribute. What only a header can say is in the
 * headers (`security-headers.ts`).
 *
 * @param path where it will be served, for messages
 * @param html the whole document
 * @param firm the firm's details
 * @param toasts the styles that the toaster brings (`publish/render/toast-style.ts`)
 * @returns the document with its policy
 * @throws Error if the document does not begin with its character set, or has a style attribute
 */
export function withDocumentPolicy(path: string, html: string, firm: Firm, toasts: string): string {
  if (!html.includes(first)) throw new Error(`${path} does not state its character set.`);
  const [styled] = /<[^<]*\sstyle="[^"]*"/.exec(html) ?? [];
  if (styled) throw new Error(`${path} has a style attribute, which its policy forbids: ${styled}`);
  // The toaster's element comes into the document empty, and is filled there.
  const brought = ["", toasts];
  const own = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, styles = ""]) => styles);
  const policy = serialisePolicy({
    // Firefox asks this of a page that is fetched ahead; every other kind is named.
    "default-src": ["'self'"],
    ...loadingPolicy(firm),
    "style-src": ["'self'", ...own.map(hashOf), ...brought.map(hashOf)],
    "style-src-attr": ["'none'"],
  });
  return html.replace(
    first,
    `${first}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

function hashOf(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}
