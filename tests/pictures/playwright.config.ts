import { defineConfig } from "@playwright/test";
import { chromiumArguments, findChromium } from "../../scripts/browser/chromium";
import { testPort } from "../../scripts/programs/port";
import { references, report } from "./places";

const port = testPort(4190);

/* The pages as they look, beside a picture of each that somebody has approved. */
export default defineConfig({
  testDir: ".",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  outputDir: "../../test-results/pictures",
  reporter: [["list"], ["html", { open: "never", outputFolder: report }]],
  snapshotPathTemplate: `${references}/{arg}{ext}`,
  updateSnapshots: "none",
  // The same browser with the same fonts paints the same, but for the odd pixel of a curve.
  expect: { toMatchSnapshot: { maxDiffPixels: 30, threshold: 0.03 } },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "en-GB",
    timezoneId: "Europe/London",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: findChromium(),
      // The form's frame is painted by the page's own process: one of its own leaves it out of pictures.
      args: [...chromiumArguments, "--disable-features=IsolateSandboxedIframes"],
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
