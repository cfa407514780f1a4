import { expect, test } from "vitest";
import { fact } from "~/tests/fixtures/fact";
import { percent, pounds } from "~/words/facts/figures";
import { mileageClaim, rentalSums, taxOnLetting, taxWithAllowance } from "./rental-sums";

const share = (rate: number) => fact(percent(rate));
const amount = (sum: number) => fact(pounds(sum));

test("interest reduces the tax, not the profit", () => {
  // 12,000 - 2,000 = 10,000 profit; 30% of it is 3,000; 10% of 4,000 is 400; 3,000 - 400 = 2,600;
  // 10,000 - 4,000 - 2,600 = 3,400.
  expect(
    taxOnLetting(
      { rent: 12_000, expenses: 2_000, interest: 4_000 },
      { tax: share(30), reduction: share(10) },
    ),
  ).toEqual({ tax: 3_000, reduction: 400, due: 2_600, left: 3_400 });
});

test("interest above the profit reduces the tax by no more than the profit would", () => {
  // 5,000 - 1,000 = 4,000 profit; 25% of it is 1,000; 25% of 4,000, not of 6,000, is 1,000.
  expect(
    taxOnLetting(
      { rent: 5_000, expenses: 1_000, interest: 6_000 },
      { tax: share(25), reduction: share(25) },
    ),
  ).toEqual({ tax: 1_000, reduction: 1_000, due: 0, left: -2_000 });
});

test.each([
  // 4,000 - 500 = 3,500; 10% of it is 350.
  [4_000, 350],
  [300, 0],
])("the allowance comes off a rent of %i, down to nothing", (rent, tax) => {
  expect(
    taxWithAllowance({ rent, expenses: 100, interest: 100 }, share(10), amount(500)),
  ).toBeCloseTo(tax);
});

test.each([
  // 100 at 50p are 50.
  [100, 50],
  // 1,000 at 50p are 500; 200 more at 20p are 40.
  [1_200, 540],
])("%i miles bring %i pounds", (miles, claim) => {
  expect(
    mileageClaim(miles, { first: amount(0.5), limit: amount(1_000), second: amount(0.2) }),
  ).toBeCloseTo(claim);
});

test("what the guide tells of its landlords still follows from the facts", () => {
  const { rise, parking, flat, flatWithLoan } = rentalSums;
  expect(rise.ann).toBe(rise.ben);
  expect([parking.better, flat.better, flatWithLoan.better]).toEqual([
    "the allowance",
    "expenses",
    "expenses",
  ]);
});
