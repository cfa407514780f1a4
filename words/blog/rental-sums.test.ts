import { expect, test } from "vitest";
import { pounds } from "./amounts";
import { rentalSums, rentShares } from "./rental-sums";

test("what the guide tells of its landlords still follows from the facts", () => {
  const { rise, parking, flat, flatWithLoan } = rentalSums;
  expect(rise.ann).toBe(rise.ben);
  expect([parking.better, flat.better, flatWithLoan.better]).toEqual([
    "the allowance",
    "expenses",
    "expenses",
  ]);
});

test("the parts that a rent is cut into are the whole of it", () => {
  for (const { parts } of rentShares.landlords) {
    const whole = parts.reduce((sum, { amount }) => sum + amount, 0);
    expect(rentShares.caption).toContain(`Where each ${pounds(whole)} of rent goes`);
  }
});
