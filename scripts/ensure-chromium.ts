import { ensureChromium } from "../tests/chromium.ts";

try {
  console.log(`Browser tests run in ${ensureChromium()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
