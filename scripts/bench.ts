import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { buildRows } from "./bench/build.ts";
import { byteRows } from "./bench/bytes.ts";
import { explainChunks } from "./bench/chunks.ts";
import { firstLoadRows } from "./bench/first-load.ts";
import { interactionRows } from "./bench/interaction.ts";
import { lighthouseRows } from "./bench/lighthouse.ts";
import { navigationRows } from "./bench/navigation.ts";
import { paintRows } from "./bench/paint.ts";
import { describe, passes, type Row } from "./bench/row.ts";
import { type Session, withSession } from "./bench/session.ts";
import { shiftRows } from "./bench/shift.ts";

/* Measures the built site against its budgets: docs/performance.md says what, how and why. */
const groups: Record<
  string,
  (session: Session, others: readonly string[]) => Row[] | Promise<Row[]>
> = {
  bytes: byteRows,
  "first-load": firstLoadRows,
  paint: paintRows,
  shift: shiftRows,
  interaction: interactionRows,
  navigation: navigationRows,
  lighthouse: lighthouseRows,
  build: buildRows,
};

const { values, positionals } = parseArgs({
  options: { explain: { type: "boolean" }, only: { type: "string" } },
  allowPositionals: true,
});

if (values.explain) {
  console.log(explainChunks().join("\n"));
  process.exit();
}

const wanted = values.only?.split(",") ?? Object.keys(groups);
const rows: Row[] = [];
for (const name of wanted) {
  const measure = groups[name];
  if (!measure) throw new Error(`"${name}" is none of ${Object.keys(groups).join(", ")}.`);
  // A browser of its own: one that has opened hundreds of pages answers later.
  for (const row of await withSession(async (session) => measure(session, positionals))) {
    console.log(describe(row));
    rows.push(row);
  }
}

const missed = rows.filter((row) => !passes(row)).length;
const results = { date: new Date().toISOString(), rows };
writeFileSync(new URL("../build/bench.json", import.meta.url), JSON.stringify(results, null, 2));
console.log(`${rows.length} rows, ${missed} missed. As data: build/bench.json`);
process.exitCode = missed > 0 ? 1 : 0;
