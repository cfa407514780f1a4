import type { Page } from "@playwright/test";
import { build, type Rollup } from "vite";
import type { read, readGrounds } from "./in-page";
import type { Check } from "./in-page/lines";

let code: Promise<string> | undefined;

/** What `in-page/` reads from the page at its present width. */
export async function readOf(page: Page): Promise<ReturnType<typeof read>> {
  code ??= bundled();
  return page.evaluate(`${await code}; eyes.read()`);
}

/** What is wrong with the grounds that forced colours give to words, at the page's present width. */
export async function groundsOf(page: Page): Promise<ReturnType<typeof readGrounds>> {
  code ??= bundled();
  return page.evaluate(`${await code}; eyes.readGrounds()`);
}

/** What is wrong with the page at its present width, in words; by all the checks if none are named. */
export async function look(page: Page, ...checks: Check[]): Promise<string[]> {
  const { wrong } = await readOf(page);
  const isAsked = (what: string) => checks.some((check) => what.startsWith(`${check}: `));
  return checks.length > 0 ? wrong.filter(isAsked) : wrong;
}

/** Which of these texts are not among the others; how they are divided may differ. */
export function missing(texts: readonly string[], others: readonly string[]): string[] {
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
  const all = letters(others.join(" "));
  return texts.filter((text) => !all.includes(letters(text)));
}

async function bundled(): Promise<string> {
  const entry = `${import.meta.dirname}/in-page/index.ts`;
  const lib = { entry, formats: ["iife" as const], name: "eyes" };
  const settings = { write: false, minify: false, lib };
  const outcome = await build({ configFile: false, logLevel: "error", build: settings });
  return (outcome as [Rollup.RollupOutput])[0].output[0].code;
}
