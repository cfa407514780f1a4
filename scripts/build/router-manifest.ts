import { readdirSync, readFileSync, writeFileSync } from "node:fs";

/** What a page has not; to the router, what is not named is not there either. */
const flagsOff = /"has\w+":false,/g;

/**
 * Leaves the flags that are off out of the router's list of pages, which every first load fetches.
 *
 * @param folder the build's `client` folder
 * @throws Error if the list is not where or what it used to be
 */
export function trimRouterManifest(folder: URL) {
  const assets = new URL("assets/", folder);
  const name = readdirSync(assets).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error("assets: the router's manifest is missing.");
  const file = new URL(name, assets);
  const whole = readFileSync(file, "utf8");
  const trimmed = whole.replaceAll(flagsOff, "");
  if (trimmed === whole) throw new Error(`${name}: the router's manifest has an unexpected form.`);
  writeFileSync(file, trimmed);
}
