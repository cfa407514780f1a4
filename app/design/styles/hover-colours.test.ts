import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/* axe looks at no link while the mouse is on it, and at the edge of no field. */

const tokens = readFileSync(new URL("tokens.css", import.meta.url), "utf8");

const grounds = ["in-the-light", "in-the-dark"].flatMap((mode) =>
  ["paper", "sheet", "band"].map((ground) => [mode, ground] as const),
);
const cases = grounds.flatMap(([mode, ground]) =>
  ["green-hover", "red-hover"].map((words) => [mode, words, ground] as const),
);

test.each(cases)("%s: words in %s can still be read on %s", (mode, words, ground) => {
  expect(contrast(mode, words, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each(grounds)("%s: the edge of a field can be seen on %s", (mode, ground) => {
  expect(contrast(mode, "rule-strong", ground)).toBeGreaterThanOrEqual(3);
});

function contrast(mode: string, one: string, other: string): number {
  const colours = tokens.split(`@utility ${mode} {`)[1]?.split("}")[0] ?? "";
  const luminanceOf = (name: string) =>
    luminance(RegExp(`--${name}: (#\\w{6});`).exec(colours)?.[1] ?? "");
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** By WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
