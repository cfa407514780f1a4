import { expect, test } from "vitest";
import { columnClasses, isFigure } from "./is-figure";

test.each(["£12,000", "20%", "−£600", "0", "1,234.50"])("%s is a figure", (text) => {
  expect(isFigure(text)).toBe(true);
});

test.each(["", "30 days", "£15 a day", "0% to 30%", "Not allowed", "6 April 2027"])(
  "%j has words or is a range",
  (text) => {
    expect(isFigure(text)).toBe(false);
  },
);

test("a column has one rule for all of its cells", () => {
  expect(columnClasses(["84", "9"])).toBe("tabular-nums sm:text-right");
  expect(columnClasses(["84", "", "9"])).toBe("tabular-nums sm:text-right");
  expect(columnClasses(["", ""])).toBe("");
  expect(columnClasses(["£100", "£300 or 5%"])).toBe("tabular-nums");
  expect(columnClasses(["Interest", "Nothing further"])).toBe("");
});
