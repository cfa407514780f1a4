import { expect, test } from "vitest";
import { rentalSums } from "./rental-sums";

test("what the guide tells of its landlords still follows from the facts", () => {
  const { rise, parking, flat, flatWithLoan } = rentalSums;
  expect(rise.ann).toBe(rise.ben);
  expect([parking.better, flat.better, flatWithLoan.better]).toEqual([
    "the allowance",
    "expenses",
    "expenses",
  ]);
});
