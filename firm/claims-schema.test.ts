import { expect, test } from "vitest";
import { claims } from "./claims";
import { parseClaims } from "./claims-schema";

test.each([
  ["a number", { rating: 4.9 }, "rating must be the rating, such as 4.9, in quotes"],
  ["a count in quotes", { reviews: "62" }, "reviews must be a whole number, without quotes"],
  ["half a review", { reviews: 6.2 }, "reviews must be a whole number, without quotes"],
  ["none", { years: undefined }, "years is missing: write how many years, such as 15+"],
  ["an empty one", { grade: "" }, "grade is empty: write what the reviews come to"],
  ["an unknown field", { stars: "5" }, '"stars" is no field here'],
])("%s is named", (_, change, line) => {
  expect(parseClaims({ ...claims })).toEqual(claims);
  expect(() => parseClaims({ ...claims, ...change })).toThrow(
    `firm/claims.ts has a bad value:\n  ${line}`,
  );
});
