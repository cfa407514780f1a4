import { defineConfig } from "@playwright/test";
import { chromiumArguments, findHeadless, onlyThisMachine } from "./programs/chromium";

const port = Number(process.env.TEST_PORT || 4180);

/* The built site, served as in production, in Chromium. */
export default defineConfig({
  projects: [
    { name: "site", testDir: "tests/e2e" },
    { name: "specification", testDir: "tests/specification" },
  ],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A slow phone is slower still where two of them share a machine.
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? [["list"], ["html", { open: "never" }]] : "list",
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "en-GB",
    timezoneId: "Europe/London",
    viewport: { width: 1280, height: 800 },
    // It takes a third of the time: a failure is traced by running its test again with --trace on.
    trace: "off",
    launchOptions: {
      executablePath: findHeadless(),
      // No test asks any other host.
      args: [...chromiumArguments, onlyThisMachine],
    },
  },
  webServer: {
    command: "node tests/e2e/serve.ts",
    url: `http://localhost:${port}`,
    env: { PORT: String(port) },
    // With a provider's form it builds a copy first.
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
