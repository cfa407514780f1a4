import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { CDPSession, Page } from "@playwright/test";
import { build, type Rollup } from "vite";

declare global {
  interface Window {
    geometry: typeof import("./in-page");
  }
}

const script = fileURLToPath(new URL("in-page/index.ts", import.meta.url));
const motifsFile = new URL("../../../app/styles/motifs.css", import.meta.url);

/** The utilities that the design has names for (`app/styles/motifs.css`). */
const motifNames = [...readFileSync(motifsFile, "utf8").matchAll(/(?<=@utility )\S+/g)].map(String);

let bundle: Promise<string> | undefined;

/** Puts the checks into a page, as `window.geometry`. */
export async function giveEyes(page: Page) {
  bundle ??= bundled();
  await page.evaluate(await bundle);
}

/** Everything that is wrong with the page at its present width, in words. */
export function look(page: Page): Promise<string[]> {
  return page.evaluate((names) => window.geometry.look(names), motifNames);
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

/** The lines of the page that can hardly be read before what is painted behind them, in words. */
export async function faintWords(page: Page, browser: CDPSession): Promise<string[]> {
  const size = await page.evaluate(() => {
    window.geometry.hideWords();
    const { clientWidth: width, scrollHeight: height } = document.documentElement;
    return { width, height };
  });
  const { data } = await browser.send("Page.captureScreenshot", {
    captureBeyondViewport: true,
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, scale: 1, ...size },
  });
  return page.evaluate((picture) => window.geometry.faintWords(picture), data);
}

async function bundled(): Promise<string> {
  const outcome = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      lib: { entry: script, formats: ["iife"], name: "geometry" },
    },
  });
  const [{ output } = { output: [] as never }] = [outcome].flat() as Rollup.RollupOutput[];
  return `${output[0].code}; window.geometry = geometry;`;
}
