import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { articles } from "./publish/articles/vite-plugin.ts";
import { documents } from "./publish/render/vite-plugin.ts";

export default defineConfig({
  plugins: [
    tailwindcss(),
    articles(),
    react({ jsxImportSource: "~/app/design/typeset" }),
    documents(),
  ],
  resolve: { alias: { "~": fileURLToPath(new URL(".", import.meta.url)) } },
  // In development: find what is loaded late before it is asked for, so that no page reloads.
  optimizeDeps: { entries: ["app/entry.client.ts"] },
  build: {
    // Fonts stay files, so that they are cached and shared by all pages.
    assetsInlineLimit: 0,
    // The oldest browsers that everything works in: docs/browsers.md. Scripts keep their class fields, which
    // Safari 15 can read and the tool would rewrite.
    target: ["chrome109", "firefox115", "safari16"],
    cssTarget: ["chrome109", "firefox115", "safari15.6"],
  },
});
