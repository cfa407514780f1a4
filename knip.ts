import type { KnipConfig } from "knip";
import { documentsOf } from "./site/pages.ts";

/** The files of the screens, which `app/routes.ts` finds by their address. */
const screens = new Set(documentsOf([]).map(({ route }) => route));

export default {
  entry: [
    "app/entry.client.ts",
    "app/entry.server.tsx",
    ...screens,
    "app/design/typeset/jsx-*.ts",
    "app/pages/article/drawings/*.tsx",
    "publish/*.ts",
    "publish/images/drawings.tsx",
    "hosting/server/main.ts",
    "vite.config.ts",
  ],
  project: ["{app,firm,words,site,hosting,publish,programs,tests}/**/*.{ts,tsx,css}"],
  // Its plugin would take every file that matches an `import.meta.glob` as used.
  vite: false,
  vitest: { config: ["vitest.config.ts", "tests/engines/vitest.config.ts"] },
  playwright: { config: ["playwright.config.ts", "tests/pictures/playwright.config.ts"] },
  ignoreBinaries: ["apt-get"],
  ignoreDependencies: ["@fontsource/la-belle-aurore"],
  ignoreIssues: { "tsconfig.json": ["unlisted"] },
} satisfies KnipConfig;
