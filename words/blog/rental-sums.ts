import { penalties } from "../facts/penalties.ts";
import { property } from "../facts/property.ts";
import type { TaxFact } from "../facts/tax-fact.ts";
import { say } from "../say.ts";
import { amountOf, pounds, rangeOf } from "./amounts.ts";

/** What somebody lets in a tax year, in pounds. */
export interface Letting {
  rent: number;
  expenses: number;
  interest: number;
}

/** A rate of tax on the profit, and that of the reduction for interest, as facts. */
export interface LettingRates {
  tax: TaxFact;
  reduction: TaxFact;
}

/**
 * The income tax on a letting whose expenses are claimed: interest is no expense but reduces the tax.
 *
 * @param letting with a profit that all falls in one band of tax
 * @param rates the rate of that band, and of the reduction
 * @returns the steps of the sum in pounds: tax on the profit, reduction, tax due, rent left over
 */
export function taxOnLetting({ rent, expenses, interest }: Letting, rates: LettingRates) {
  const profit = rent - expenses;
  const tax = profit * amountOf(rates.tax);
  const reduction = Math.min(interest, profit) * amountOf(rates.reduction);
  const due = tax - reduction;
  return { tax, reduction, due, left: profit - interest - due };
}

/**
 * @param letting what is let
 * @param rate the rate of tax on the profit
 * @param allowance the property allowance, taken instead of expenses and interest
 * @returns the income tax in pounds
 */
export function taxWithAllowance({ rent }: Letting, rate: TaxFact, allowance: TaxFact): number {
  return Math.max(0, rent - amountOf(allowance)) * amountOf(rate);
}

/**
 * @param miles business miles of a tax year
 * @param rates the rate for the first miles, how many those are, and the rate for the others
 * @returns the flat-rate claim in pounds
 */
export function mileageClaim(
  miles: number,
  rates: { first: TaxFact; limit: TaxFact; second: TaxFact },
): number {
  const first = Math.min(miles, amountOf(rates.limit));
  return first * amountOf(rates.first) + (miles - first) * amountOf(rates.second);
}

const letting: Letting = { rent: 15_000, expenses: 3_500, interest: 5_500 };
const income = { ann: 30_000, ben: 60_000 };
const now = property.financeCostReduction;
const later = property.financeCostReductionFrom2027;
const annNow = taxOnLetting(letting, { tax: property.basicRate, reduction: now });
const annLater = taxOnLetting(letting, { tax: property.propertyBasicRate, reduction: later });
const benNow = taxOnLetting(letting, { tax: property.higherRate, reduction: now });
const benLater = taxOnLetting(letting, {
  tax: property.propertyHigherRate,
  reduction: later,
});

const miles = 720;
const mileage = (first: TaxFact) =>
  mileageClaim(miles, {
    first,
    limit: property.mileageFirstRateLimit,
    second: property.mileageSecondRate,
  });

/** An item in a let home that is replaced by a better one, in pounds. */
const replaced = { bought: 540, similar: 310, disposal: 30, sold: 20 };
const replacedClaim =
  Math.min(replaced.bought, replaced.similar) + replaced.disposal - replaced.sold;

/** Tax that nobody was told of, in pounds, and the range of the penalty for it where it was unpaid for long. */
const unpaid = 1_000;
const [least, most] = rangeOf(penalties.failureToNotifyLaterUnprompted);
const [leastAfterLetter] = rangeOf(penalties.failureToNotifyLaterPrompted);

/** Of six years with as much of it in each, told in time: one brings no penalty, one the recent year's, one that of older years, and these took long to put right. */
const slow = 3;
const leastWhenSlow = least + amountOf(penalties.slowCorrectionIncrease);
const [recentLeast, recentMost] = rangeOf(penalties.failureToNotifyUnprompted);

/** What the guide to allowable expenses quotes as `{{sum.group.name}}`, worked out from the facts. */
export const rentalSums = {
  letting: {
    ...printed(letting),
    annIncome: pounds(income.ann),
    benIncome: pounds(income.ben),
    profit: pounds(letting.rent - letting.expenses),
  },
  annNow: printed(annNow),
  annLater: printed(annLater),
  benNow: printed(benNow),
  benLater: printed(benLater),
  rise: { ann: pounds(annLater.due - annNow.due), ben: pounds(benLater.due - benNow.due) },
  mileage: {
    miles: `${miles} miles`,
    claim202526: pounds(mileage(property.mileageFirstRate202526)),
    claim202627: pounds(mileage(property.mileageFirstRate202627)),
  },
  replaced: { ...printed(replaced), claim: pounds(replacedClaim) },
  penalty: {
    tax: pounds(unpaid),
    least: pounds(unpaid * least),
    most: pounds(unpaid * most),
    leastAfterLetter: pounds(unpaid * leastAfterLetter),
    leastWhenSlow: pounds(unpaid * leastWhenSlow),
  },
  sixYears: printed({
    tax: unpaid * (slow + 3),
    recentLeast: unpaid * recentLeast,
    slowTax: unpaid * slow,
    slowLeast: unpaid * slow * leastWhenSlow,
    slowMost: unpaid * slow * most,
    least: unpaid * (recentLeast + least + slow * leastWhenSlow),
    most: unpaid * (recentMost + most + slow * most),
  }),
  parking: choice({ rent: 1_900, expenses: 150, interest: 0 }),
  flat: choice({ rent: 7_200, expenses: 2_100, interest: 0 }),
  flatWithLoan: choice({ rent: 6_000, expenses: 800, interest: 2_500 }),
};

/** What the guide's drawing shows: Ann's and Ben's rent of this year, cut into its parts. */
export const rentShares = {
  caption: `Where each £${letting.rent.toLocaleString("en-GB")} of rent goes in ${property.basicRate.taxYear}. The red line is what is taxed: the interest is inside it, and lowers the tax only afterwards.`,
  landlords: [
    sharesOf(say`Ann, ${property.basicRate} band`, annNow),
    sharesOf(say`Ben, ${property.higherRate} band`, benNow),
  ],
};

/** The sum of the item that is replaced, on a slip. */
export const replacedSlip = {
  heading: "The fridge",
  rows: [
    { label: "A similar one", amount: pounds(replaced.similar) },
    { label: "Disposal", amount: `+ ${pounds(replaced.disposal)}` },
    { label: "Old one sold", amount: `− ${pounds(replaced.sold)}` },
  ],
  total: { label: "You claim", amount: pounds(replacedClaim) },
};

function sharesOf(heading: string, { due, left }: ReturnType<typeof taxOnLetting>) {
  const part = (label: string, amount: number) => ({ label, amount });
  return {
    heading,
    taxed: `Taxed: ${pounds(letting.rent - letting.expenses)}`,
    parts: [
      part("Expenses", letting.expenses),
      part("Mortgage interest", letting.interest),
      part("Tax on the letting", due),
      part("Left over", left),
    ],
  };
}

/** A basic-rate landlord's letting with the tax either way, and the way that costs less. */
function choice(choosing: Letting) {
  const rate = property.basicRate;
  const { due } = taxOnLetting(choosing, { tax: rate, reduction: now });
  const withAllowance = taxWithAllowance(choosing, rate, property.propertyAllowance);
  return {
    ...printed(choosing),
    taxWithExpenses: pounds(due),
    taxWithAllowance: pounds(withAllowance),
    better: withAllowance < due ? "the allowance" : "expenses",
  };
}

function printed<T extends object>(amounts: { [K in keyof T]: number }) {
  const entries = Object.entries<number>(amounts).map(([name, amount]) => [name, pounds(amount)]);
  return Object.fromEntries(entries) as Record<keyof T, string>;
}
