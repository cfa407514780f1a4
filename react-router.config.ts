import type { Config } from "@react-router/dev/config";
import { builtPages, leadFormPage, notFoundPath } from "./app/config/pages.ts";

export default {
  ssr: false,
  prerender: [...builtPages.map(({ path }) => path), leadFormPage.path, notFoundPath],
} satisfies Config;
