import { ensureChromium } from "../tests/chromium.ts";
import { ensureProgram, programs } from "../tests/programs.ts";

/* Makes sure of Chromium; with --engines also of what the tests in other engines drive. */
try {
  console.log(`Browser tests run in ${ensureChromium()}`);
  if (process.argv.includes("--engines")) {
    for (const program of [programs.firefox, programs.webkit, programs.display]) {
      console.log(`and in ${ensureProgram(program)}`);
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
