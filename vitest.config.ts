import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/*
 * `unit` needs no build; `build` looks at what the build wrote, on several hosts; `cloudflare` does
 * so on Cloudflare's runtime, which has an installation of its own.
 */
export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{app,hosting,scripts}/**/*.test.ts", "tests/content/*.test.{ts,tsx}"],
          setupFiles: ["scripts/fixtures/use-sample-firm.ts"],
        },
      },
      { extends: true, test: { name: "build", include: ["tests/build/**/*.test.ts"] } },
      { extends: true, test: { name: "cloudflare", include: ["tests/cloudflare/*.test.ts"] } },
    ],
  },
});
