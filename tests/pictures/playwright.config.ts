import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { chromiumArguments, findHeadless, onlyThisMachine } from "../../programs/chromium";

const port = Number(process.env.TEST_PORT || 4190);

/* The pages as they look, beside a picture of each that somebody has approved (docs/testing.md). */
export default defineConfig({
  testDir: ".",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  outputDir: "../../test-results/pictures",
  reporter: [
    ["list"],
    ["html", { open: "never", outputFolder: "../../playwright-report/pictures" }],
  ],
  snapshotPathTemplate: "references/{arg}{ext}",
  updateSnapshots: "none",
  // A picture of a whole page takes its time on a machine that is busy.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "en-GB",
    timezoneId: "Europe/London",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: findHeadless(),
      env: {
        ...process.env,
        FONTCONFIG_FILE: fileURLToPath(new URL("fonts.conf", import.meta.url)),
      },
      // The form's frame is painted by the page's own process: one of its own leaves it out of pictures.
      args: [...chromiumArguments, onlyThisMachine, "--disable-features=IsolateSandboxedIframes"],
    },
  },
  webServer: {
    command: "node tests/pictures/serve.ts",
    cwd: "../..",
    url: `http://localhost:${port}`,
    env: { PORT: String(port) },
    // It builds the site first.
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
