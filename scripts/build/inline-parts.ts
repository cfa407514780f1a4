import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import type { InlineHashes } from "../../app/config/security-headers.ts";
import { readDocuments } from "./documents.ts";

/** What the router writes into each document to start the page: its modules, then the entry. */
const startScript =
  /<script type="module" async="">import "([^"]+)";\s*((?:import \* as route\d+ from "[^"]+";\s*)+)window\.__reactRouterRouteModules = \{([^}]*)\};\s*import\("([^"]+)"\);<\/script>/;

/** The name of the data attribute that tells the one start script which modules its page has. */
const modulesAttribute = "data-route-modules";

/**
 * Gives all documents the same inline scripts, so that one list of hashes, and thus one
 * Content-Security-Policy, covers the site on any host: what differs from page to page becomes data.
 *
 * @param folder the build's `client` folder
 * @throws Error naming the file, if the router writes its start script in another form than expected
 */
export function shareStartScript(folder: URL) {
  for (const { file, html } of readDocuments(folder)) {
    writeFileSync(new URL(file, folder), withSharedStartScript(file, html));
  }
}

/**
 * @param file the document's name, for messages
 * @param html the document as the router wrote it
 * @returns the document with the shared start script
 * @throws Error naming the file, if there is no start script of the expected form
 */
export function withSharedStartScript(file: string, html: string): string {
  const match = startScript.exec(html);
  if (!match) throw new Error(`${file}: the router's start script has an unexpected form.`);
  const [whole, manifest, imports = "", modules = "", entry] = match;
  const addresses = new Map(
    [...imports.matchAll(/as (route\d+) from "([^"]+)"/g)].map(([, name, address]) => [
      name,
      address,
    ]),
  );
  const ofPage = Object.fromEntries(
    [...modules.matchAll(/"([^"]+)":(route\d+)/g)].map(([, id, name]) => [id, addresses.get(name)]),
  );
  const data = JSON.stringify(ofPage).replaceAll('"', "&quot;");
  const script = [
    `import "${manifest}";`,
    `const modules = JSON.parse(document.querySelector("[${modulesAttribute}]").dataset.routeModules);`,
    "const load = async ([id, address]) => [id, await import(address)];",
    "window.__reactRouterRouteModules = Object.fromEntries(",
    "await Promise.all(Object.entries(modules).map(load)));",
    `import("${entry}");`,
  ].join("");
  return html.replace(
    whole,
    () => `<script type="module" async="" ${modulesAttribute}="${data}">${script}</script>`,
  );
}

/** How many different inline parts of a kind the policy may list: headers have to stay short. */
const most = 8;

/**
 * @param folder the build's `client` folder, its documents in their final form
 * @returns the hashes of all inline scripts, styles and style attributes
 * @throws Error if some kind differs so much between documents that the policy would grow with them
 */
export function hashInlineParts(folder: URL): InlineHashes {
  const documents = readDocuments(folder).map(({ html }) => html);
  const hashesOf = (kind: string, find: (html: string) => string[]) => {
    const hashes = [...new Set(documents.flatMap(find).map(hashOf))].sort();
    if (hashes.length <= most) return hashes;
    throw new Error(
      `The documents have ${hashes.length} different inline ${kind}, the security policy takes ${most}.`,
    );
  };
  return {
    scripts: hashesOf("scripts", inlineScripts),
    styles: hashesOf("styles", (html) => contentsOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g)),
    styleAttributes: hashesOf("style attributes", (html) => contentsOf(html, / style="([^"]*)"/g)),
  };
}

/** Scripts without an address that a browser would run: data blocks are none. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = ""]) => !/\ssrc=|type="application\/(?:ld\+)?json"/.test(attributes))
    .map(([, , script = ""]) => script);
}

function contentsOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, content = ""]) => content);
}

function hashOf(content: string): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}
