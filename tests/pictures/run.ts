import { spawnSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";

/* Compares the pages with their approved pictures, or with --update takes those anew that differ. */
const words = process.argv.slice(2);
const isUpdate = words.includes("--update");
const others = words.filter((word) => word !== "--update");
const update = isUpdate ? ["--update-snapshots=changed"] : [];
const config = "--config=tests/pictures/playwright.config.ts";
const { status } = spawnSync("npx", ["playwright", "test", config, ...update, ...others], {
  stdio: "inherit",
});
if (isUpdate) for (const file of globSync("tests/pictures/references/*.png")) await shrink(file);
if (status) {
  console.error("Side by side: npx playwright show-report playwright-report/pictures");
  console.error("If words, colours or layout were meant to change, this takes the pictures anew:");
  console.error("npm run test:pictures -- --update");
}
process.exitCode = status ?? 1;

/** Gives a picture 256 colours, a third of its size. */
async function shrink(file: string) {
  const picture = sharp(readFileSync(file));
  if ((await picture.metadata()).isPalette) return;
  writeFileSync(file, await picture.png({ palette: true, dither: 0, effort: 10 }).toBuffer());
}
