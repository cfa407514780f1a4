import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { firm } from "../../firm/firm.ts";
import { icons } from "../../site/icons.ts";
import { cards } from "./cards.ts";

/** What pictures were drawn from, part by part: words, or the hash of files. */
export type DrawnFrom = Record<string, string>;

const project = fileURLToPath(new URL("../../", import.meta.url));
const record = `${project}publish/images/drawn-from.json`;

/** @returns what the pictures in `public/images` would be drawn from today */
function drawnFromToday(): DrawnFrom {
  const tokens = textOfFiles("app/design/styles/tokens.css");
  return {
    "the firm's name": firm.name,
    "the cards' words": hashOf(JSON.stringify(cards)),
    "the colours": hashOf(linesWith(tokens, /#[\da-f]{3,8}\b/)),
    "the fonts": hashOf(linesWith(tokens, /--font-/) + textOfFiles("app/design/styles/fonts.css")),
    "the drawings": hashOf(
      textOfFiles(
        "app/parts/{letter,letter-frame,pen-mark}.tsx",
        "app/design/drawing.tsx",
        "app/parts/drawings/*.tsx",
      ),
    ),
    "the icon": hashOf(textOfFiles("public/favicon.svg", "site/colours.ts")),
  };
}

/** Keeps what the pictures have just been drawn from. */
export function keepDrawnFrom() {
  writeFileSync(record, `${JSON.stringify(drawnFromToday(), null, 2)}\n`);
}

/** @returns a line for each reason to draw the social cards and icons anew; none while they are up to date */
export function findOutdatedImages(): string[] {
  const files = [
    ...cards.map(({ path }) => path),
    icons.appleTouch.src,
    ...icons.installed.map(({ src }) => src),
  ];
  return [
    ...files
      .filter((path) => !existsSync(`${project}public${path}`))
      .map((path) => `public${path} is missing`),
    ...changesSince(JSON.parse(readFileSync(record, "utf8")), drawnFromToday()),
  ];
}

/** @returns a line for each part of what the pictures were drawn from that has changed; of words, with the words */
export function changesSince(then: DrawnFrom, now: DrawnFrom): string[] {
  return Object.entries(now)
    .filter(([part, value]) => then[part] !== value)
    .map(([part, value]) =>
      part === "the firm's name"
        ? `public/images still says "${then[part]}", and the firm's name is "${value}"`
        : `public/images was drawn before ${part} changed`,
    );
}

function textOfFiles(...patterns: string[]): string {
  const files = globSync(patterns, { cwd: project }).sort();
  const texts = files.map((file) => readFileSync(`${project}${file}`, "utf8"));
  return texts.join("").replaceAll("\r\n", "\n");
}

function linesWith(text: string, pattern: RegExp): string {
  return text
    .split("\n")
    .filter((line) => pattern.test(line))
    .join("\n");
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
