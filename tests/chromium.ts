import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { installPackages } from "./debian.ts";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * Looks for a Chromium: the one named by CHROMIUM_PATH, one on the PATH, Playwright's own.
 *
 * @returns the path of the program, if there is one
 * @throws Error if CHROMIUM_PATH names a file that is not there
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named))
      throw new Error(`CHROMIUM_PATH is ${named}, and there is no such file.`);
    return named;
  }
  const onPath = (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isProgram);
  const own = chromium.executablePath();
  return onPath ?? (existsSync(own) ? own : undefined);
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

/**
 * Makes sure that there is a Chromium; where the system is Debian's and lets us, installs its own.
 *
 * @returns the path of the program
 * @throws Error that says how to get one, if there is none and none may be installed
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  const installed = installPackages(["chromium", "fonts-noto-cjk"]) && findChromium();
  if (installed) return installed;
  throw new Error(
    "The browser tests need a Chromium: install it (sudo apt-get install chromium) or name one in CHROMIUM_PATH.",
  );
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
