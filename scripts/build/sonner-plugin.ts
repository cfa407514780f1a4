import type { Plugin } from "vite";

const ownStyle = /__insertCSS\("(?:[^"\\]|\\.)*"\);?/;

/**
 * Keeps Sonner from writing its styles into the page by script, which the security policy forbids;
 * `ui/sonner-toaster.tsx` imports its stylesheet instead.
 *
 * @returns the plugin
 * @throws Error from the build, if Sonner has come to insert its styles in another way
 */
export function sonnerWithoutInlineStyle(): Plugin {
  return {
    name: "sonner-without-inline-style",
    transform: {
      filter: { id: /sonner\/dist\/index\.m?js/ },
      handler(code) {
        if (!ownStyle.test(code)) this.error("Sonner's call of __insertCSS was not found.");
        return { code: code.replace(ownStyle, ""), map: null };
      },
    },
  };
}
