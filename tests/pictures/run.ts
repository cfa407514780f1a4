import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { takeFingerprint } from "./fingerprint.ts";
import { fingerprintFile, references, report } from "./places.ts";

/* Compares the pages with their approved pictures, or with --update takes those anew (docs/testing.md). */
const words = process.argv.slice(2);
const isUpdate = words.includes("--update");
const here = takeFingerprint();
const there = existsSync(fingerprintFile) && JSON.parse(readFileSync(fingerprintFile, "utf8"));

if (!isUpdate && !isDeepStrictEqual(here, there)) {
  console.warn("The pictures are not compared: this machine draws letters otherwise than theirs.");
  console.warn({ here, there: there || "There are no pictures yet." });
  console.warn("npm run test:pictures -- --update takes them anew.");
} else {
  const others = words.filter((word) => word !== "--update");
  const update = isUpdate ? ["--update-snapshots=changed"] : [];
  const config = "--config=tests/pictures/playwright.config.ts";
  const { status } = spawnSync("npx", ["playwright", "test", config, ...update, ...others], {
    stdio: "inherit",
  });
  if (isUpdate && status === 0) {
    mkdirSync(references, { recursive: true });
    writeFileSync(fingerprintFile, `${JSON.stringify(here, null, 2)}\n`);
  }
  if (status) {
    console.error(`Side by side: npx playwright show-report ${report}`);
    console.error("If the look was meant to change: npm run test:pictures -- --update");
  }
  process.exitCode = status ?? 1;
}
