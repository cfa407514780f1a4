import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/* `unit` needs no build; `build` looks at what the build wrote, served by several hosts. */
export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["app/**/*.test.ts", "scripts/**/*.test.ts", "tests/content/*.test.{ts,tsx}"],
        },
      },
      { extends: true, test: { name: "build", include: ["tests/build/**/*.test.ts"] } },
    ],
  },
});
