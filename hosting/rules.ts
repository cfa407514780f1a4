import { readdirSync } from "node:fs";
import type { Firm } from "../firm/firm-schema.ts";
import { pathOfDocument, readDocuments } from "./documents.ts";
import { securityHeaders } from "./security-headers.ts";
import {
  cacheControl,
  failureDocument,
  type HostingRules,
  hashedFolder,
  imageFolder,
  notFoundDocument,
  type Rule,
  rewrites,
} from "./settings.ts";

/**
 * Completes the hosting rules with what only a build can tell: its pages and its hashed files.
 *
 * @param client the build's `client` folder, its documents in their final form
 * @param moves addresses that were given up, with the pages that have taken their place
 * @param firm the firm's details: its providers are let in
 * @returns the rules that every host follows
 */
export function hostingRules(client: URL, moves: readonly Rule[], firm: Firm): HostingRules {
  const documents = readDocuments(client)
    .filter(({ file }) => file !== notFoundDocument && file !== failureDocument)
    .map(({ file }) => pathOfDocument(file))
    .sort();
  return {
    headers: securityHeaders(firm),
    moves,
    rewrites,
    notFoundDocument,
    failureDocument,
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
