import { statSync } from "node:fs";
import {
  cacheControl,
  type HostingRules,
  imageFolder,
  type Rule,
} from "../../app/config/hosting.ts";

/** Cloudflare reads no more rules than this from `_headers`, and no longer lines. */
const mostHeaderRules = 100;
const longestLine = 2000;

/**
 * @param rules the hosting rules
 * @param client the build's `client` folder
 * @returns the file `_headers` of Cloudflare and Netlify. Only hashed files that exist are told to
 *   be kept for ever, the largest first while there is room; the rest, like the pages, is asked for
 *   anew each time, which is what both hosts do unasked
 * @throws Error if a header is longer than Cloudflare takes
 */
export function headersFile({ headers, immutable }: HostingRules, client: URL): string {
  const sizeOf = (path: string) => statSync(new URL(`.${path}`, client)).size;
  const largestFirst = immutable.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const everywhere = entry("/*", headers);
  const images = entry(`${imageFolder}*`, { "Cache-Control": cacheControl.image });
  const forEver = largestFirst
    .slice(0, mostHeaderRules - 2)
    .map((path) => entry(path, { "Cache-Control": cacheControl.immutable }));
  return [everywhere, images, ...forEver].join("");
}

/**
 * @param rules the hosting rules
 * @returns the file `_redirects` of Cloudflare and Netlify. Both may look at it before they look for
 *   a file, so the documents that a rewrite would hide are listed above it.
 */
export function redirectsFile({ redirects, rewrites, documents }: HostingRules): string {
  const moved = redirects.map(({ from, to }) => `${from} ${to} 301`);
  const shown = rewrites.flatMap((rewrite) => [
    ...documents.filter((path) => fits(rewrite, path)).map((path) => `${path} ${path} 200`),
    `${rewrite.from} ${rewrite.to} 200`,
  ]);
  return `${[...moved, ...shown].join("\n")}\n`;
}

/**
 * @returns the settings for wrangler, which puts the files beside it on Cloudflare's network
 */
export function wranglerSettings(): string {
  const settings = {
    name: "site",
    compatibility_date: "2026-11-01",
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

function fits({ from }: Rule, path: string): boolean {
  return new RegExp(`^${from.replaceAll(/:\w+/g, "[^/]+")}$`).test(path);
}
