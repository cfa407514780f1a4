import { mkdirSync, writeFileSync } from "node:fs";
import type { Firm } from "../firm/firm-schema.ts";
import { headersFile, redirectsFile, wranglerSettings } from "./cloudflare.ts";
import { nginxSite } from "./nginx.ts";
import { hostingRules } from "./rules.ts";
import { type Rule, speculationRulesFile } from "./settings.ts";
import { speculationRules } from "./speculation-rules.ts";

/**
 * Writes the hosting rules in the language of each host: `_headers` and `_redirects` beside the pages in the `client`
 * folder, the rest into `hosting`, with `rules.json` for the server behind `npm start`. What it takes: `hostingRules`.
 */
export function writeHostFiles(client: URL, moves: readonly Rule[], firm: Firm) {
  const rules = hostingRules(client, moves, firm);
  const hosting = new URL("../hosting/", client);
  mkdirSync(hosting, { recursive: true });
  const write = (folder: URL, file: string, text: string) =>
    writeFileSync(new URL(file, folder), text);

  write(client, speculationRulesFile.slice(1), speculationRules());
  write(client, "_headers", headersFile(rules, client));
  write(client, "_redirects", redirectsFile(rules));
  write(client, ".assetsignore", "*.br\n*.gz\n");
  write(hosting, "rules.json", `${JSON.stringify(rules, null, 2)}\n`);
  write(hosting, "nginx.conf", nginxSite(rules));
  write(hosting, "wrangler.json", wranglerSettings());
}
