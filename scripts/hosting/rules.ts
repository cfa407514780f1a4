import { readdirSync } from "node:fs";
import { firm } from "../../app/config/firm.ts";
import {
  cacheControl,
  type HostingRules,
  hashedFolder,
  imageFolder,
  notFoundDocument,
  redirectsTo,
  rewrites,
} from "../../app/config/hosting.ts";
import { securityHeaders } from "../../app/config/security-headers.ts";
import { readDocuments } from "../build/documents.ts";
import { hashInlineParts } from "../build/inline-hashes.ts";
import { findStylesheet } from "../build/stylesheet.ts";
import { findPolicyGaps } from "../preflight/policy-gaps.ts";

/**
 * Completes the hosting rules with what only a build can tell: its pages, its hashed files, the
 * stylesheet among them, the hashes of its inline scripts.
 *
 * @param client the build's `client` folder, its documents in their final form
 * @returns the rules that every host follows
 * @throws Error naming the field, if the policy would block what the firm's details name; Error naming
 *   the document, if it links another stylesheet than the rest
 */
export function hostingRules(client: URL): HostingRules {
  const headers = securityHeaders(firm, hashInlineParts(client));
  const gaps = findPolicyGaps(headers["Content-Security-Policy"], firm);
  if (gaps.length > 0) throw new Error(`app/config/firm.ts: ${gaps.join("\n  ")}`);
  const built = readDocuments(client);
  const documents = built
    .filter(({ file }) => file !== notFoundDocument)
    .map(({ file }) => `/${file.replace(/(?:^index)?\.html$/, "")}`)
    .sort();
  return {
    headers,
    preload: `<${findStylesheet(built)}>; rel=preload; as=style`,
    redirects: redirectsTo(documents),
    rewrites,
    notFoundDocument,
    documents,
    kept: Object.fromEntries([
      ...filesIn(client, imageFolder).map((path) => [path, cacheControl.image]),
      ...filesIn(client, hashedFolder).map((path) => [path, cacheControl.immutable]),
    ]),
  };
}

function filesIn(client: URL, folder: string): string[] {
  return readdirSync(new URL(`.${folder}`, client))
    .filter((file) => !/\.(?:br|gz)$/.test(file))
    .map((file) => folder + file)
    .sort();
}
