import { writeFileSync } from "node:fs";
import { minifySync } from "vite";
import { readDocuments } from "./documents.ts";

/** What the router writes into each document to start the page: its modules, then the entry. */
const routersStart =
  /<script type="module" async="">import "([^"]+)";\s*(?:import \* as route\d+ from "[^"]+";\s*)+window\.__reactRouterRouteModules = \{([^}]*)\};\s*import\("([^"]+)"\);<\/script>/;

/** How the router hands over what the server knows: one script opens a stream, two more fill and close it. */
const routersStream = /new ReadableStream\(\{start.+?\)\.pipeThrough\(new TextEncoderStream\(\)\)/;
const routersData =
  /<!--\$--><script>[^<]+\.enqueue\(("[^<]*")\);<\/script><!--\$--><script>[^<]+\.close\(\);<\/script>(?:<!--\/\$-->)*/;

/** The router's flags that are off; to the router, a flag that is not named is off as well. */
const flagsOff = /"unstable_\w+":false,?/g;

const preload = /<link rel="modulepreload" href="[^"]+"\/>/g;
const inlineScript = /<script( type="module"[^>]*)?>(?!\s*<)([\s\S]+?)<\/script>/g;

/**
 * Gives all documents the same inline scripts, so that one list of hashes, and thus one
 * Content-Security-Policy, covers the site on any host: what differs from page to page becomes data.
 *
 * @param folder the build's `client` folder
 * @throws Error naming the file, if the router writes its start script in another form than expected
 */
export function shareStartScripts(folder: URL) {
  for (const { file, html } of readDocuments(folder)) {
    writeFileSync(new URL(file, folder), withSharedStartScripts(file, html));
  }
}

/**
 * The start script waits until the document is parsed and painted (`app/lib/late-fonts.ts` tells), so
 * that no code competes with what the visitor is about to read. Then it asks the router's own manifest for the page's modules.
 *
 * @param file the document's name, for messages
 * @param html the document as the router wrote it
 * @returns the document with the shared start script, the router's data in one script instead of three
 *   and without the flags that are off, and its inline scripts minified
 * @throws Error naming the file, if the router's scripts are not of the expected form
 */
export function withSharedStartScripts(file: string, html: string): string {
  const match = routersStart.exec(html);
  const data = routersData.exec(html)?.[1];
  if (!match || !data || !routersStream.test(html)) {
    throw new Error(`${file}: the router's start script has an unexpected form.`);
  }
  const [whole, manifest = "", modules = "", entry = ""] = match;
  const routes = [...modules.matchAll(/"([^"]+)":route\d+/g)].map(([, id]) => id);
  const start = `<script type="module" data-routes="${routes.join(" ")}">${startScript(manifest, entry)}</script>`;
  return html
    .replace(whole, () => start)
    .replace(routersStream, () => `new Response(${data}).body`)
    .replace(routersData, "")
    .replaceAll(flagsOff, "")
    .replaceAll(preload, "")
    .replaceAll(inlineScript, (_, attributes = "", script) => {
      const { code } = minifySync(file, script, { module: attributes !== "" });
      return `<script${attributes}>${code.trim()}</script>`;
    });
}

/**
 * Until the router has begun, what fails makes the page what it is in a browser without script: what
 * needs script goes (`unscripted:` in the styles), and what `<noscript>` holds comes, the lead form's
 * frame above all. Back and Forward to another page of the same document, which only the router could
 * show, load it, as they do if they were pressed before this script had come. The button that is
 * pressed last is kept for `NavigationEffects`, which then ends the watch.
 */
function startScript(manifest: string, entry: string): string {
  return `
    const hasBegun = () => "__reactRouterDataRouter" in window;
    const [visit] = performance.getEntriesByType("navigation");
    const { pathname } = new URL(visit?.name ?? location.href);
    const follow = () => {
      if (!hasBegun() && location.pathname !== pathname) location.reload();
    };
    addEventListener("popstate", follow);
    follow();

    const giveUp = () => {
      const { dataset } = document.documentElement;
      if (hasBegun() || "asleep" in dataset) return;
      dataset.asleep = "";
      showFonts();
      for (const part of document.querySelectorAll("noscript")) part.outerHTML = part.textContent;
    };
    addEventListener("unhandledrejection", giveUp);
    addEventListener("error", ({ filename, error }) => {
      if (filename.includes("/assets/") || error instanceof TypeError) giveUp();
    });

    onclick = ({ target }) => {
      if (!hasBegun()) window.pressed = target.closest("button[type=button]:not([popovertarget])");
    };

    await painted;
    const ahead = document.createElement("link");
    document.head.append(Object.assign(ahead, { rel: "modulepreload", href: "${entry}" }));
    await import("${manifest}");
    const { routes } = window.__reactRouterManifest;
    const load = async (id) => {
      const { module, imports } = routes[id];
      const [own] = await Promise.all([module, ...imports].map((path) => import(path)));
      return [id, own];
    };
    const ids = document.querySelector("[data-routes]").dataset.routes.split(" ");
    window.__reactRouterRouteModules = Object.fromEntries(await Promise.all(ids.map(load)));
    await new Promise((rest) => setTimeout(rest));
    import("${entry}");`;
}
