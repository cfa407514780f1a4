import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { type EngineName, patience } from "./drivers/driver.ts";

const engines: EngineName[] = ["firefox", "webkit"];

/* The main roads in the other engines, one after the other: each project is an engine. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  resolve: { alias: { "~": fileURLToPath(new URL("../..", import.meta.url)) } },
  test: {
    fileParallelism: false,
    isolate: false,
    testTimeout: 6 * patience,
    hookTimeout: 6 * patience,
    expect: { poll: { timeout: patience, interval: 100 } },
    projects: engines.map((engine) => ({
      extends: true,
      test: { name: engine, include: ["tests/engines/*.test.ts"], provide: { engine } },
    })),
  },
});
