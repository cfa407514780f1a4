import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { byteRows } from "./bench/bytes.ts";
import { lighthouseRows } from "./bench/lighthouse.ts";
import { paintRows } from "./bench/paint.ts";
import { describe } from "./bench/row.ts";
import { shiftRows } from "./bench/shift.ts";
import { withSite } from "./bench/site.ts";
import { useRows } from "./bench/use.ts";
import { buildSiteOf } from "./fixtures/build-site.ts";
import { realFirm } from "./fixtures/real-firm.ts";

/* Builds the site and measures it against its budgets: docs/performance.md says how, and why. */
const groups = {
  bytes: byteRows,
  paint: paintRows,
  shift: shiftRows,
  use: useRows,
  lighthouse: lighthouseRows,
};

const options = { "longest-firm": { type: "boolean" } } as const;
const { values, positionals: wanted } = parseArgs({ options, allowPositionals: true });
const names = Object.keys(groups);
if (!wanted.every((name) => names.includes(name))) throw new Error(`Groups: ${names.join(", ")}`);

const copy = values["longest-firm"] && buildSiteOf(realFirm);
if (!copy) execFileSync("npm", ["run", "build"], { stdio: ["ignore", "ignore", "inherit"] });
console.log("| what | budget | measured, at worst | |\n|---|---|---|---|");
for (const [name, measure] of Object.entries(groups)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  // A browser of its own: one that has opened hundreds of pages answers later.
  for (const row of await withSite(pathToFileURL(`${copy || "."}/build/client/`), measure)) {
    console.log(describe(row));
    if (!row.kept) process.exitCode = 1;
  }
}
if (copy) rmSync(copy, { recursive: true });
