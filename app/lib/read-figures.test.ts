import { describe, expect, test } from "vitest";
import { readDays, readRange } from "./read-figures";

describe("readDays", () => {
  test.each([
    ["60 days", 60],
    ["30 days", 30],
    ["1 day", 1],
  ])("counts %s", (value, days) => {
    expect(readDays(value)).toBe(days);
  });

  test.each(["one month", "60 days or more", "12 months", "day 30", ""])(
    "refuses “%s” by name",
    (value) => {
      expect(() => readDays(value)).toThrow(`“${value}”`);
    },
  );
});

describe("readRange", () => {
  test.each([
    ["0% to 30%", { from: 0, to: 30, unit: "%" }],
    ["35% to 70%", { from: 35, to: 70, unit: "%" }],
    ["up to 20 years", { from: 0, to: 20, unit: " years" }],
    ["up to 1 year", { from: 0, to: 1, unit: " year" }],
    ["4 to 6 years", { from: 4, to: 6, unit: " years" }],
    ["0%", { from: 0, to: 0, unit: "%" }],
    ["150%", { from: 150, to: 150, unit: "%" }],
  ])("places %s", (value, range) => {
    expect(readRange(value)).toEqual(range);
  });

  test.each(["£300", "life imprisonment", "14 years, or a fine", "30", "up to", ""])(
    "refuses “%s” by name",
    (value) => {
      expect(() => readRange(value)).toThrow(`“${value}”`);
    },
  );
});
