import { ensureChromium } from "./browser/chromium.ts";
import { ensureProgram, programs } from "./programs/programs.ts";

/* Makes sure of the programs that are named in the arguments. */
try {
  for (const name of process.argv.slice(2) as (keyof typeof programs)[]) {
    const path = name === "chromium" ? ensureChromium() : ensureProgram(programs[name]);
    console.log(`${programs[name].label}: ${path}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
