import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { particularsOf } from "./app/config/particulars.ts";
import { articles } from "./scripts/articles/vite-plugin.ts";
import { sonnerWithoutInlineStyle } from "./scripts/build/sonner-plugin.ts";

export default defineConfig({
  plugins: [tailwindcss(), articles(), sonnerWithoutInlineStyle(), reactRouter()],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  // In development: find what is loaded late before it is asked for, so that no page reloads.
  optimizeDeps: { entries: ["app/**/*.tsx"] },
  define: {
    // Prerendered pages say the year they were built in; a browser puts its own there once awake.
    "import.meta.env.BUILD_YEAR": String(new Date().getFullYear()),
    // The words of every legal form are no part of a page's script, only those of this firm.
    "import.meta.env.PARTICULARS": JSON.stringify(particularsOf()),
  },
  build: {
    // Fonts stay files, so that they are cached and shared by all pages.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs, and only a new version of a library changes.
            {
              name: "react",
              test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\//,
            },
            // What half of the pages need, in one file: asking for thirty small ones costs a slow phone
            // 150 ms of its first paint.
            { name: "shared", minShareCount: 18 },
          ],
        },
      },
    },
    // The oldest browsers that everything works in: docs/browsers.md. Scripts keep their class fields, which
    // Safari 15 can read and the tool would rewrite, at 900 bytes a page.
    target: ["chrome109", "firefox115", "safari16"],
    cssTarget: ["chrome109", "firefox115", "safari15.6"],
  },
});
