import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { articles } from "./scripts/articles/vite-plugin.ts";
import { chunkReport } from "./scripts/build/chunk-report.ts";
import { sonnerWithoutInlineStyle } from "./scripts/build/sonner-plugin.ts";

const chrome =
  /\/app\/(config|components)\/|\/app\/lib\/(navigation-guard|notify|firm-details|internal-link|use-fetch-ahead|keep-lines|sparing-listeners|in-sight-first|use-early-input)\.ts|route-failure|ui\/toaster|vite\/preload-helper/;

export default defineConfig({
  plugins: [tailwindcss(), articles(), sonnerWithoutInlineStyle(), reactRouter(), chunkReport()],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  // In development: find what is loaded late before it is asked for, so that no page reloads.
  optimizeDeps: { entries: ["app/**/*.tsx"] },
  // Prerendered pages say the year they were built in; a browser puts its own there once awake.
  define: { "import.meta.env.BUILD_YEAR": String(new Date().getFullYear()) },
  build: {
    // Fonts stay files, so that they are cached and shared by all pages.
    assetsInlineLimit: 0,
    // What a late import needs besides itself, every page has already.
    modulePreload: false,
    // light-dark() must reach the browser as it is: surfaces switch it by their own color-scheme.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs, and only a new version of a library changes.
            { name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            // What surrounds every page, in one file: thirty small ones pack worse.
            { name: "chrome", test: chrome },
            // What nearly every page needs.
            { name: "base", minShareCount: 10 },
            // What some pages share, one file for each set of pages; no page loads another's code.
            { name: "shared", minShareCount: 2, entriesAware: true },
          ],
        },
        // Each document names the fonts (`app/lib/late-fonts.ts`): the shorter, the better.
        assetFileNames: ({ names: [name = ""] }) =>
          `assets/${name.endsWith(".woff2") ? "font" : "[name]"}-[hash][extname]`,
        // The bundler names a shared file after every page that uses it; each document would list it.
        chunkFileNames: ({ name }) =>
          `assets/${name.startsWith("shared") ? "shared" : "[name]"}-[hash].js`,
      },
    },
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
});
