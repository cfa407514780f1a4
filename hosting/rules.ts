import { readdirSync } from "node:fs";
import { firm } from "../app/config/firm.ts";
import { pathOfDocument, readDocuments } from "../scripts/build/documents.ts";
import { securityHeaders } from "./security-headers.ts";
import {
  cacheControl,
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
 * @returns the rules that every host follows
 */
export function hostingRules(client: URL, moves: readonly Rule[]): HostingRules {
  const documents = readDocuments(client)
    .filter(({ file }) => file !== notFoundDocument)
    .map(({ file }) => pathOfDocument(file))
    .sort();
  return {
    headers: securityHeaders(firm),
    moves,
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
