import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

/** What is known of the words of all pages. */
export type PageWords = typeof import("./page-words.ts");

/** @returns the words of all pages, read as the site reads them: titles, quotations and promises */
export async function loadPageWords(): Promise<PageWords> {
  const entry = fileURLToPath(new URL("page-words.ts", import.meta.url));
  const { module } = await runnerImport<PageWords>(entry, {
    configFile: false,
    logLevel: "error",
    resolve: { alias: { "~": fileURLToPath(new URL("../..", import.meta.url)) } },
  });
  return module;
}
