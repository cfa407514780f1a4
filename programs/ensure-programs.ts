import { findChromium } from "./chromium.ts";
import { ensurePort, testPort } from "./port.ts";
import { ensureProgram, programs } from "./programs.ts";

const chromium = () => ensureProgram(programs.chromium, findChromium);

/** Where there is no headless shell, and none may be installed, any Chromium does. */
const headless = () => {
  try {
    return ensureProgram(programs.headless);
  } catch {
    return chromium();
  }
};

const browsers: Partial<Record<string, () => string>> = { chromium, headless };

/* Makes sure of what tests need before they start: the programs and, by "port", the port for the browser. */
try {
  for (const name of process.argv.slice(2) as (keyof typeof programs | "port")[]) {
    if (name === "port") {
      await ensurePort(testPort(4180));
      console.log(`Port: ${testPort(4180)} (another one: TEST_PORT)`);
      continue;
    }
    const path = browsers[name]?.() ?? ensureProgram(programs[name]);
    const { label, variable } = programs[name];
    console.log(`${label}: ${path} (another one: ${variable})`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
