import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { pen } from "./pen";

test("the pen writes what it has letters for", () => {
  expect(pen("call us", "before you reply")).toEqual(["call us", "before you reply"]);
});

test("a letter that it has not is named, with what to do", () => {
  expect(() => pen("ünsigned")).toThrow(/“ü” of “ünsigned”.*npm run font:pen/);
});

test("a long note is refused", () => {
  expect(() => pen("one two three four", "five six seven")).toThrow(/shorten/);
});

test("what every visit loads of it is within 8 kB", () => {
  const file = new URL("../app/design/styles/pen.woff2", import.meta.url);
  expect(statSync(file).size).toBeLessThanOrEqual(8_000);
});
