import { statSync } from "node:fs";
import {
  type HostingRules,
  speculationRulesFile,
  speculationRulesType,
  standIn,
} from "./settings.ts";
import { canonicalPath, commonSpellings, inBlog, redirects } from "./spellings.ts";

/** Cloudflare reads no more rules than this from `_headers`, and no longer lines. */
const mostHeaderRules = 100;
const longestLine = 2000;

/**
 * @returns the file `_headers` of Cloudflare and Netlify. Files that may be kept are named one by one, for a pattern
 * would also cover the not-found answers beside them; the largest first while there is room. The rest is asked for
 * anew each time, which is what both hosts do unasked.
 * @throws Error if a header is longer than Cloudflare takes
 */
export function headersFile(rules: HostingRules, client: URL): string {
  const { headers, kept } = rules;
  const sizeOf = (path: string) => statSync(new URL(`.${path}`, client)).size;
  const files = Object.entries(kept)
    .toSorted(([a], [b]) => sizeOf(b) - sizeOf(a))
    .slice(0, mostHeaderRules - 2);
  return [
    entry("/*", headers),
    entry(speculationRulesFile, { "Content-Type": speculationRulesType }),
    ...files.map(([path, value]) => entry(path, { "Cache-Control": value })),
  ].join("");
}

/**
 * @returns the file `_redirects` of Cloudflare and Netlify. Both may look at it before they look for
 * a file, so the articles that the stand-in would hide are listed above it.
 */
export function redirectsFile(rules: HostingRules): string {
  const { moves, documents } = rules;
  const given = moves.flatMap(({ from, to }) =>
    [...new Set([from, canonicalPath(from)])].map((path) => ({ from: path, to })),
  );
  const lines = [
    // Above the spelling with a slash, of which Netlify thinks that it is the same: it would lead to itself for ever.
    `${standIn.from} ${standIn.to} 200`,
    ...given.map(({ from, to }) => `${from} ${to} 301`),
    ...[...given, ...redirects({ ...rules, moves: [] })].flatMap(({ from, to }) =>
      commonSpellings(from).map((spelling) => `${spelling} ${to} 301`),
    ),
    ...documents.filter((path) => inBlog.test(path)).map((path) => `${path} ${path} 200`),
  ];
  const exactFirst = lines.toSorted((a, b) => Number(a.includes(":")) - Number(b.includes(":")));
  return `${exactFirst.join("\n")}\n`;
}

/** @returns the settings for wrangler, which puts the files beside it on Cloudflare's network */
export function wranglerSettings(): string {
  const settings = {
    name: "site",
    compatibility_date: "2026-10-01",
    assets: {
      directory: "../client",
      html_handling: "drop-trailing-slash",
      not_found_handling: "404-page",
    },
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

function entry(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  const tooLong = lines.find(({ length }) => length > longestLine);
  if (tooLong) throw new Error(`_headers: Cloudflare cuts off so long a line: ${tooLong}`);
  return `${path}\n${lines.join("")}`;
}
