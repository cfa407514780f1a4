import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  build: {
    // Fonts stay files, so that they are cached and shared by all pages.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
