import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import { penLetters } from "../firm/pen-letters.ts";

/* Cuts the handwriting down to the letters that the pen has: npm run font:pen. */
const whole = "@fontsource/la-belle-aurore/files/la-belle-aurore-latin-400-normal.woff2";
const mostBytes = 8_000;

const cut = await subsetFont(readFileSync(new URL(import.meta.resolve(whole))), penLetters, {
  targetFormat: "woff2",
});
if (cut.length > mostBytes) {
  console.error(
    `The pen would be ${cut.length} bytes, over ${mostBytes}: take letters out of firm/pen-letters.ts`,
  );
  process.exit(1);
}
writeFileSync(new URL("../app/design/styles/pen.woff2", import.meta.url), cut);
console.log(`app/design/styles/pen.woff2: ${penLetters.length} letters, ${cut.length} bytes`);
