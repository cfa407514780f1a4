import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { build, type Rollup } from "vite";
import type { Check } from "./in-page";

declare global {
  interface Window {
    geometry: typeof import("./in-page");
  }
}

let bundle: Promise<string> | undefined;

/** Puts the checks into a page, as `window.geometry`. */
export async function giveEyes(page: Page) {
  bundle ??= bundled();
  await page.evaluate(await bundle);
}

/** What is wrong with the page at its present width, in words; by all the checks if none are named. */
export async function look(page: Page, ...checks: Check[]): Promise<string[]> {
  const { wrong } = await page.evaluate(() => window.geometry.read());
  if (checks.length === 0) return wrong;
  return wrong.filter((what) => checks.some((check) => what.startsWith(`${check}: `)));
}

/** What is written at some widths and nowhere at others; how it is divided may differ. */
export function unequal(words: ReadonlyMap<number, readonly string[]>): string[] {
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
  const pages = [...words].map(([width, texts]) => ({ width, all: letters(texts.join(" ")) }));
  return [...new Set([...words.values()].flat())].flatMap((text) => {
    const without = pages.filter(({ all }) => !all.includes(letters(text)));
    const widths = without.map(({ width }) => width).join(", ");
    return widths ? [`“${text}” is missing at ${widths}`] : [];
  });
}

async function bundled(): Promise<string> {
  const entry = fileURLToPath(new URL("in-page/index.ts", import.meta.url));
  const outcome = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, minify: false, lib: { entry, formats: ["iife"], name: "geometry" } },
  });
  const [{ output } = { output: [] as never }] = [outcome].flat() as Rollup.RollupOutput[];
  return `${output[0].code}; window.geometry = geometry;`;
}
