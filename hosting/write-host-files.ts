import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import type { Firm } from "../firm/firm-schema.ts";
import { failurePage, notFoundPath } from "../site/pages.ts";
import { headersFile, redirectsFile, wranglerSettings } from "./cloudflare.ts";
import { nginxSite } from "./nginx.ts";
import { securityHeaders } from "./security-headers.ts";
import {
  cacheControl,
  type HostingRules,
  hashedFolder,
  imageFolder,
  type Rule,
} from "./settings.ts";

/**
 * Writes the hosting rules in the language of each host: `_headers` and `_redirects` beside the pages in the `client`
 * folder, the rest into `hosting`, with `rules.json` for the server behind `npm start`.
 *
 * @param client the build's `client` folder, its documents in their final form
 * @param paths what the documents are at
 * @param moves addresses that were given up, with the pages that have taken their place
 * @param firm the firm's details: its providers are let in
 */
export function writeHostFiles(
  client: URL,
  paths: Iterable<string>,
  moves: readonly Rule[],
  firm: Firm,
) {
  const rules: HostingRules = {
    headers: securityHeaders(firm),
    moves,
    documents: [...paths]
      .filter((path) => path !== notFoundPath && path !== failurePage.path)
      .sort(),
    kept: Object.fromEntries([
      ...filesIn(client, imageFolder).map((path) => [path, cacheControl.image]),
      ...filesIn(client, hashedFolder).map((path) => [path, cacheControl.immutable]),
    ]),
  };
  const hosting = new URL("../hosting/", client);
  mkdirSync(hosting, { recursive: true });
  const write = (folder: URL, file: string, text: string) =>
    writeFileSync(new URL(file, folder), text);

  write(client, "_headers", headersFile(rules, client));
  write(client, "_redirects", redirectsFile(rules));
  write(client, ".assetsignore", "*.br\n*.gz\n");
  write(hosting, "rules.json", `${JSON.stringify(rules, null, 2)}\n`);
  write(hosting, "nginx.conf", nginxSite(rules));
  write(hosting, "wrangler.json", wranglerSettings());
}

function filesIn(client: URL, folder: string): string[] {
  return readdirSync(new URL(`.${folder}`, client))
    .filter((file) => !/\.(?:br|gz)$/.test(file))
    .map((file) => folder + file)
    .sort();
}
