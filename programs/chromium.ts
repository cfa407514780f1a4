import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { programOnPath, programs } from "./programs.ts";

const { CHROMIUM_PATH } = process.env;

/** Looks for a Chromium: the one that CHROMIUM_PATH names, one on the PATH, Playwright's own. */
export function findChromium(): string | undefined {
  const own = chromium.executablePath();
  return CHROMIUM_PATH || programOnPath(programs.chromium) || (existsSync(own) ? own : undefined);
}

/**
 * Looks for what the browser tests drive: the Chromium that CHROMIUM_PATH names; its headless shell, which
 * has no window to draw and takes half the time; any other.
 */
export function findHeadless(): string | undefined {
  return CHROMIUM_PATH || programOnPath(programs.headless) || findChromium();
}

/** How the tests and the bench start Chromium. */
export const chromiumArguments = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  // Containers run as root, where Chromium has no sandbox to offer.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/** One more of them, with which the browser finds no host but this machine. */
export const onlyThisMachine =
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1";
