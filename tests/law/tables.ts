import { readFileSync } from "node:fs";
import { lexer, type Tokens } from "marked";

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
  let under = "";
  return lexer(readFileSync(new URL(name, import.meta.url), "utf8")).flatMap((token) => {
    const refuse = (line: string) => {
      throw new Error(`tests/law/${name}: “${under}”: no row of its tables: ${line}`);
    };
    if (token.type === "heading" && token.depth === 2) under = token.text;
    else if (under && token.type !== "table" && token.type !== "space") refuse(token.raw);
    if (!under || token.type !== "table") return [];
    const { header, rows, raw } = token as Tokens.Table;
    const head = header.map(({ text }) => text);
    const [first = "", , ...lines] = raw.trim().split("\n");
    if (!heads.some((one) => one.join() === head.join())) refuse(first);
    return rows.map((row, at) => {
      const cells = row.map(({ text }) => text);
      const written = lines[at] ?? "";
      // A cell too many would be left out.
      if (!cells.every(Boolean) || written.split("|").length !== cells.length + 2) refuse(written);
      return { under, cells: Object.fromEntries(head.map((one, at) => [one, cells[at] ?? ""])) };
    });
  });
}
