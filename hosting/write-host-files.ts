import { mkdirSync, writeFileSync } from "node:fs";
import { caddyfile } from "./caddy.ts";
import { headersFile, redirectsFile, wranglerSettings } from "./cloudflare.ts";
import { nginxSite } from "./nginx.ts";
import { hostingRules } from "./rules.ts";

/**
 * Writes the hosting rules in the language of each host: `_headers` and `_redirects` beside the
 * pages, the rest into `hosting`, with `rules.json` for the embedded server.
 *
 * @param client the build's `client` folder, its documents in their final form
 */
export function writeHostFiles(client: URL) {
  const rules = hostingRules(client);
  const hosting = new URL("../hosting/", client);
  mkdirSync(hosting, { recursive: true });
  const write = (folder: URL, file: string, text: string) =>
    writeFileSync(new URL(file, folder), text);

  write(client, "_headers", headersFile(rules, client));
  write(client, "_redirects", redirectsFile(rules));
  write(client, ".assetsignore", "*.br\n*.gz\n");
  write(hosting, "rules.json", `${JSON.stringify(rules, null, 2)}\n`);
  write(hosting, "nginx.conf", nginxSite(rules));
  write(hosting, "Caddyfile", caddyfile(rules));
  write(hosting, "wrangler.json", wranglerSettings());
}
