import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { client } from "./built";

const assets = fileURLToPath(new URL("assets/", client));
const scripts = globSync("*.js", { cwd: assets });

/** In Safari before 16.4 it is an error of the whole file, and no build can lower it. */
const lookbehind = /\(\?<[=!]/;

test("no script has a regular expression that looks behind", () => {
  expect(scripts).not.toEqual([]);
  const wrong = scripts.filter((file) => lookbehind.test(readFileSync(`${assets}${file}`, "utf8")));
  expect(wrong).toEqual([]);
});
