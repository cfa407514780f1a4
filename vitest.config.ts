import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/*
 * `unit` needs no build; what handles dates runs once more in the visitors' time zone (`london`). `build` looks at
 * what the build wrote, on several hosts; `dev` at the site while it is being written; `cloudflare` at the build
 * on Cloudflare's runtime, which has an installation of its own.
 */
export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL(".", import.meta.url)) } },
  test: {
    // Some run the commands themselves, which take their time on a busy machine.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "{app,firm,hosting,programs,publish,site,words}/**/*.test.{ts,tsx}",
            "tests/content/**/*.test.{ts,tsx}",
            "tests/law/{limits,rules}.test.ts",
          ],
          globalSetup: "tests/fixtures/temporary-folder.ts",
          setupFiles: ["firm/samples/use-sample-firm.ts"],
          env: { TZ: "UTC" },
        },
      },
      {
        extends: true,
        test: {
          name: "london",
          include: [
            "app/islands/deadline/*.test.ts",
            "firm/opening-hours.test.ts",
            "words/display-date.test.ts",
            "tests/content/deadline-states.test.ts",
            "publish/preflight/{guides,stale-facts}.test.ts",
          ],
          setupFiles: ["firm/samples/use-sample-firm.ts"],
          env: { TZ: "Europe/London" },
        },
      },
      {
        extends: true,
        test: { name: "build", include: ["tests/build/**/*.test.ts", "tests/law/said.test.ts"] },
      },
      { extends: true, test: { name: "dev", include: ["tests/dev/*.test.ts"] } },
      { extends: true, test: { name: "cloudflare", include: ["tests/cloudflare/*.test.ts"] } },
    ],
  },
});
