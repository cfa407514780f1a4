import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { firm } from "../../firm/firm.ts";
import { icons } from "../../site/icons.ts";
import { cards } from "./cards.ts";

const project = fileURLToPath(new URL("../../", import.meta.url));
const record = `${project}publish/images/drawn-from.json`;

/** What the pictures show of the site's look. */
const shown = [
  "app/design/styles/{tokens,fonts,motifs}.css",
  "app/design/{drawing,stamp}.tsx",
  "app/parts/{letter,letter-sheet,pen-mark}.tsx",
  "app/parts/drawings/*.tsx",
  "public/favicon.svg",
  "site/colours.ts",
  "words/example-letter.ts",
];

/** @returns what the pictures in `public/images` would be drawn from today */
function drawnFromToday() {
  const files = globSync(shown, { cwd: project }).sort();
  const texts = files.map((file) => readFileSync(`${project}${file}`, "utf8"));
  const look = (JSON.stringify(cards) + texts.join("")).replaceAll("\r\n", "\n");
  return { name: firm.name, look: createHash("sha256").update(look).digest("hex").slice(0, 16) };
}

/** Keeps what the pictures have just been drawn from. */
export function keepDrawnFrom() {
  writeFileSync(record, `${JSON.stringify(drawnFromToday(), null, 2)}\n`);
}

/** @returns a line for each reason to draw the social cards and icons anew; none while they are up to date */
export function findOutdatedImages(then = JSON.parse(readFileSync(record, "utf8"))): string[] {
  const files = [...cards.map(({ path }) => path), icons.appleTouch.src];
  const reasons = [...files, ...icons.installed.map(({ src }) => src)]
    .filter((path) => !existsSync(`${project}public${path}`))
    .map((path) => `public${path} is missing`);
  const { name, look } = drawnFromToday();
  if (then.name !== name)
    reasons.push(`public/images still says "${then.name}", and the firm's name is "${name}"`);
  if (then.look !== look)
    reasons.push("public/images was drawn before its colours, fonts, words or drawings changed");
  return reasons;
}
