import { globSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { readText } from "./check-words/read-text.ts";

/*
 * Loaded before a script that reads what owners write (`node --import`): what they got wrong ends the script
 * with the words that say so. A fault of the code keeps its stack trace.
 */
process.on("uncaughtException", (error) => {
  console.error(explain(error));
  process.exit(1);
});

/* Node reads a module in another encoding as if its letters were none. */
const project = fileURLToPath(new URL("../", import.meta.url));
for (const file of globSync("{firm,site,words}/**/*.{ts,md}", { cwd: project }))
  readText(join(project, file));

function explain(error: Error): string {
  if (error.name === "BadValue") return error.message;
  const stack = stripVTControlCharacters(error.stack ?? error.message);
  const isUnreadable = /PARSE_ERROR|builtin:vite-transform/.test(stack);
  if (!isUnreadable && !(error instanceof SyntaxError)) return stack;
  const [, place] = /\[ ([^\n]+:\d+):\d+ \]/.exec(stack) ?? [];
  return `${place ?? "A file"} cannot be read; a comma or a quotation mark may be missing at the place or in the line above:\n${stack.replace(/\n\s+at [\s\S]*/, "")}`;
}
