import { expect, test } from "vitest";
import { dependsOnWhen } from "./range-in-words";

test.each(["category1", "category2", "category3", "unknown"] as const)(
  "of money abroad (%s) it is asked how long the tax was unpaid: old tax may cost twice itself",
  (where) => {
    expect(dependsOnWhen({ where, what: "careless" })).toBe(true);
  },
);

test("of tax at home only where HMRC was never told, and not on purpose", () => {
  expect(dependsOnWhen({ where: "uk", what: "untold" })).toBe(true);
  expect(dependsOnWhen({ where: "uk", what: "careless" })).toBe(false);
  expect(dependsOnWhen({ where: "uk", what: "untoldDeliberate" })).toBe(false);
});
