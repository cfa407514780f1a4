import { findChromium } from "./chromium.ts";
import { ensureProgram, programs } from "./programs.ts";

const chromium = () => ensureProgram(programs.chromium, findChromium);

/** Where there is no headless shell, and none may be installed, any Chromium does. */
const headless = () => {
  try {
    return process.env.CHROMIUM_PATH || ensureProgram(programs.headless);
  } catch {
    return chromium();
  }
};

const browsers: Partial<Record<string, () => string>> = { chromium, headless };

/* Makes sure of the programs that tests need before they start. */
try {
  for (const name of process.argv.slice(2) as (keyof typeof programs)[]) {
    const path = browsers[name]?.() ?? ensureProgram(programs[name]);
    console.log(`${programs[name].label}: ${path}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
