import { globSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Found, type Row, row } from "./row.ts";
import { openAwake, type Site, withPage } from "./site.ts";

/** The most that a visitor is sent, in kB (1000 bytes). */
export const byteBudgets = { document: 25, scripts: 145, fonts: 64 };

/**
 * Weighs the files of a build, and opens every page to see which scripts it loads.
 *
 * @returns in kB, as they are sent (brotli): each page's document and the scripts it loads by itself, also
 *   late and in a frame; the scripts that more than half of the pages load; the fonts
 */
export async function weigh(site: Site) {
  const size = (file: string) => statSync(new URL(file, site.client)).size / 1000;
  const sum = (files: string[]) => files.reduce((total, file) => total + size(file), 0);
  const documents: Found[] = [];
  const scripts: Found[] = [];
  const uses = new Map<string, number>();
  for (const where of site.paths) {
    const files = await scriptsOf(site, where);
    documents.push({ where, value: size(`${where.slice(1) || "index"}.html.br`) });
    scripts.push({ where, value: sum(files) });
    for (const file of files) uses.set(file, (uses.get(file) ?? 0) + 1);
  }
  const shared = [...uses.keys()].filter((file) => (uses.get(file) ?? 0) > site.paths.length / 2);
  const fonts = globSync("assets/*.woff2", { cwd: fileURLToPath(site.client) });
  return { documents, scripts, shared: sum(shared), fonts: sum(fonts) };
}

/** The compressed files of the scripts that a page loads until it is quiet, untouched. */
function scriptsOf(site: Site, path: string): Promise<string[]> {
  return withPage(site, {}, async (page) => {
    const files = new Set<string>();
    page.on("requestfinished", (request) => {
      const [, file] = request.url().split(`${site.origin}/`);
      if (file?.endsWith(".js")) files.add(`${file}.br`);
    });
    await openAwake(page, site.origin + path);
    return [...files];
  });
}

/** The rows about bytes. */
export async function byteRows(site: Site): Promise<Row[]> {
  const { documents, scripts, fonts } = await weigh(site);
  const home = scripts.filter(({ where }) => where === "/");
  return [
    row("documents, brotli", byteBudgets.document, "kB", documents),
    row("first-load scripts of home, brotli", byteBudgets.scripts, "kB", home),
    row("first-load scripts of the heaviest page", byteBudgets.scripts, "kB", scripts),
    row("fonts", byteBudgets.fonts, "kB", [{ where: "all files", value: fonts }]),
  ];
}
