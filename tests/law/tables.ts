import { readFileSync } from "node:fs";

/** A row of a table: the heading above it, and its cells by the heads of their columns. */
export interface Row {
  under: string;
  cells: Record<string, string>;
}

/**
 * The tables of a Markdown file of this folder. What stands before its first `## ` introduces them.
 *
 * @param name the file's name
 * @param heads the heads that its tables may have
 * @returns the rows of all of them
 * @throws Error naming the first line below a heading that is no row of such a table, or has an empty cell
 */
export function rowsOf(name: string, heads: readonly (readonly string[])[]): Row[] {
  const [, ...sections] = readFileSync(new URL(name, import.meta.url), "utf8").split(/^## /m);
  const rows: Row[] = [];
  for (const section of sections) {
    const [under = "", ...lines] = section.split("\n");
    let head: readonly string[] | undefined;
    for (const line of lines) {
      const cells =
        /^\|(.+)\|$/
          .exec(line)?.[1]
          ?.split("|")
          .map((cell) => cell.trim()) ?? [];
      const refused = new Error(`tests/law/${name}: “${under}”: no row of its tables: ${line}`);
      if (line === "") {
        head = undefined;
      } else if (!head) {
        head = heads.find((one) => one.join() === cells.join());
        if (!head) throw refused;
      } else if (line !== `|${"---|".repeat(head.length)}`) {
        if (cells.length !== head.length || !cells.every(Boolean)) throw refused;
        rows.push({
          under,
          cells: Object.fromEntries(head.map((one, at) => [one, cells[at] ?? ""])),
        });
      }
    }
  }
  return rows;
}
