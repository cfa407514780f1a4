import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrast, rgb } from "../../../tests/fixtures/contrast";

/* axe looks at no link while the mouse is on it, and at no edge or rule. */

const tokens = readFileSync(new URL("tokens.css", import.meta.url), "utf8");

const grounds = ["in-the-light", "in-the-dark"].flatMap((mode) =>
  ["paper", "sheet", "band"].map((ground) => [mode, ground] as const),
);

test.each(grounds)("%s: a link under the mouse can still be read on %s", (mode, ground) => {
  expect(contrastOf(mode, "green-hover", ground)).toBeGreaterThanOrEqual(4.5);
});

test.each(grounds)("%s: the edge of a field can be seen on %s", (mode, ground) => {
  expect(contrastOf(mode, "rule-strong", ground)).toBeGreaterThanOrEqual(3);
});

test.each(grounds)("%s: a rule can be seen on %s, and is quieter than words", (mode, ground) => {
  for (const rule of ["feint", "rule"]) {
    expect(contrastOf(mode, rule, ground), rule).toBeGreaterThan(1.1);
    expect(contrastOf(mode, rule, ground), rule).toBeLessThan(4);
  }
});

function contrastOf(mode: string, ...names: string[]): number {
  const colours = tokens.split(`@utility ${mode} {`)[1]?.split("}")[0] ?? "";
  return contrast(names.map((name) => rgb(RegExp(`--${name}: (#\\w{6});`).exec(colours)?.[1])));
}
