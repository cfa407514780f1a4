import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Chunk, chunkReportFile } from "../build/chunk-report.ts";
import { sentBytes } from "./files.ts";
import { clientFolder } from "./session.ts";

/** What home is made of; the router's list of routes comes with every page. */
const homeChunks = ["entry.client", "root", "site-layout", "home"];

/**
 * @returns the bytes of every script that home may ask for without leaving it: its own, those that
 *   these import, and those that any of them loads late (menu, tooltips, toasts, carousel)
 * @throws Error if one of home's parts is not in the build's report
 */
export function homeScriptBytes(): number {
  const chunks = readChunks();
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const reached = new Set<Chunk>();
  const reach = (chunk: Chunk | undefined) => {
    if (!chunk || reached.has(chunk)) return;
    reached.add(chunk);
    for (const file of [...chunk.imports, ...chunk.dynamicImports]) reach(byFile.get(file));
  };
  for (const wanted of homeChunks) {
    const found = chunks.find(({ name }) => name === wanted);
    if (!found) throw new Error(`The build has no script "${wanted}", of which home is made.`);
    reach(found);
  }
  const manifest = globSync("assets/manifest-*.js", { cwd: fileURLToPath(clientFolder) });
  const files = [...[...reached].map(({ file }) => file), ...manifest];
  return files.reduce((sum, file) => sum + sentBytes(file), 0);
}

/**
 * @returns what is in each script, the greatest first, and which modules are there twice: lines to
 *   print. A module's bytes are those before minifying, a script's those that a visitor is sent.
 */
export function explainChunks(): string[] {
  const chunks = readChunks()
    .map((chunk) => ({ ...chunk, sent: sentBytes(chunk.file) }))
    .sort((a, b) => b.sent - a.sent);
  return [
    ...chunks.flatMap(({ file, sent, modules }) => [
      `\n${file}  ${sent} B`,
      ...Object.entries(modules)
        .filter(([, bytes]) => bytes > 0)
        .sort(([, a], [, b]) => b - a)
        .map(([id, bytes]) => `  ${String(bytes).padStart(8)}  ${shortName(id)}`),
    ]),
    "",
    ...findCopies(chunks),
  ];
}

/**
 * @param chunks the scripts of a build
 * @returns one line for each module that a visitor could be sent twice: in two scripts, or in two
 *   versions of a package
 */
function findCopies(chunks: readonly Chunk[]): string[] {
  const places = Map.groupBy(
    chunks.flatMap(({ file, modules }) =>
      Object.entries(modules)
        .filter(([, bytes]) => bytes > 0)
        .map(([id]) => ({ id, file })),
    ),
    ({ id }) => id.replace(/^.*\/node_modules\//, ""),
  );
  return [...places.values()]
    .filter((copies) => copies.length > 1)
    .map((copies) => {
      const where = copies.map(({ id, file }) => `${shortName(id)} in ${file}`).join(", ");
      return `There twice: ${where}`;
    });
}

function readChunks(): Chunk[] {
  return JSON.parse(readFileSync(chunkReportFile, "utf8"));
}

function shortName(id: string): string {
  return id.replace(fileURLToPath(new URL("../../", import.meta.url)), "").replace(/^\0/, "");
}
