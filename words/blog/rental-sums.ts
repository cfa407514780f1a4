import { penalties } from "../facts/penalties.ts";
import { property } from "../facts/property.ts";
import type { TaxFact } from "../facts/tax-fact.ts";
import { say } from "../say.ts";
import { amountOf, pounds, rangeOf } from "./amounts.ts";

/** What somebody lets in a tax year, in pounds. */
interface Letting {
  rent: number;
  expenses: number;
  interest: number;
}

/**
 * The income tax on a letting whose expenses are claimed: interest is no expense but reduces the tax.
 *
 * @param letting with a profit that all falls in one band of tax, and no more interest than that
 * @param rates the rate of that band, and that of the reduction
 * @returns the steps of the sum in pounds: tax on the profit, reduction, tax due, rent left over
 */
function taxOnLetting(
  { rent, expenses, interest }: Letting,
  rates: { tax: TaxFact; reduction: TaxFact },
) {
  const profit = rent - expenses;
  const tax = profit * amountOf(rates.tax);
  const reduction = interest * amountOf(rates.reduction);
  const due = tax - reduction;
  return { tax, reduction, due, left: profit - interest - due };
}

const letting: Letting = { rent: 15_000, expenses: 3_500, interest: 5_500 };
const profit = letting.rent - letting.expenses;
const now = property.financeCostReduction;
const later = property.financeCostReductionFrom2027;
const annNow = taxOnLetting(letting, { tax: property.basicRate, reduction: now });
const annLater = taxOnLetting(letting, { tax: property.propertyBasicRate, reduction: later });
const benNow = taxOnLetting(letting, { tax: property.higherRate, reduction: now });
const benLater = taxOnLetting(letting, { tax: property.propertyHigherRate, reduction: later });

/** Business miles of a tax year: few enough for the first rate alone. */
const miles = 720;

/** An item in a let home that is replaced by a better one, in pounds. */
const replaced = { bought: 540, similar: 310, disposal: 30, sold: 20 };
const replacedClaim =
  Math.min(replaced.bought, replaced.similar) + replaced.disposal - replaced.sold;

/** Tax that nobody was told of, in pounds, and the range of the penalty for it where it was unpaid for long. */
const unpaid = 1_000;
const [least, most] = rangeOf(penalties.failureToNotifyLaterUnprompted);
const [leastAfterLetter] = rangeOf(penalties.failureToNotifyLaterPrompted);

/** Of six years with as much of it in each, told in time: one brings no penalty, one the recent year's, and these that of older years. */
const older = 4;
const [recentLeast, recentMost] = rangeOf(penalties.failureToNotifyUnprompted);
const [recentLeastAfterLetter] = rangeOf(penalties.failureToNotifyPrompted);

/** What the guide to allowable expenses quotes as `{{sum.group.name}}`, worked out from the facts. */
export const rentalSums = printed({
  letting: { ...letting, annIncome: 30_000, benIncome: 60_000, profit },
  annNow,
  annLater,
  benNow,
  benLater,
  rise: { ann: annLater.due - annNow.due, ben: benLater.due - benNow.due },
  mileage: {
    miles: `${miles} miles`,
    claim202526: miles * amountOf(property.mileageFirstRate202526),
    claim202627: miles * amountOf(property.mileageFirstRate202627),
  },
  replaced: { ...replaced, claim: replacedClaim },
  penalty: {
    tax: unpaid,
    least: unpaid * least,
    most: unpaid * most,
    leastAfterLetter: unpaid * leastAfterLetter,
  },
  sixYears: {
    tax: unpaid * (older + 2),
    recentLeast: unpaid * recentLeast,
    recentLeastAfterLetter: unpaid * recentLeastAfterLetter,
    olderLeast: unpaid * older * least,
    olderLeastAfterLetter: unpaid * older * leastAfterLetter,
    olderMost: unpaid * older * most,
    least: unpaid * (recentLeast + older * least),
    leastAfterLetter: unpaid * (recentLeastAfterLetter + older * leastAfterLetter),
    most: unpaid * (recentMost + older * most),
  },
  parking: choice({ rent: 1_900, expenses: 150, interest: 0 }),
  flat: choice({ rent: 7_200, expenses: 2_100, interest: 0 }),
  flatWithLoan: choice({ rent: 6_000, expenses: 800, interest: 2_500 }),
});

/** What the guide's drawing shows: Ann's and Ben's rent of this year, cut into its parts. */
export const rentShares = {
  caption: `Where each ${pounds(letting.rent)} of rent goes in ${property.basicRate.taxYear}. The red line is what is taxed: the interest is inside it, and lowers the tax only afterwards.`,
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
  return {
    heading,
    taxed: `Taxed: ${pounds(profit)}`,
    parts: [
      { label: "Expenses", amount: letting.expenses },
      { label: "Mortgage interest", amount: letting.interest },
      { label: "Tax on the letting", amount: due },
      { label: "Left over", amount: left },
    ],
  };
}

/**
 * A basic-rate landlord's letting with the tax either way, and the way that costs less. The property allowance is
 * taken instead of expenses and interest.
 */
function choice(choosing: Letting) {
  const rate = property.basicRate;
  const { due } = taxOnLetting(choosing, { tax: rate, reduction: now });
  const taxWithAllowance = (choosing.rent - amountOf(property.propertyAllowance)) * amountOf(rate);
  const better = taxWithAllowance < due ? "the allowance" : "expenses";
  return { ...choosing, taxWithExpenses: due, taxWithAllowance, better };
}

/** Groups of sums with their amounts as they are printed, in pounds. */
function printed<Name extends string>(groups: Record<Name, Record<string, number | string>>) {
  const print = (sum: number | string) => (typeof sum === "number" ? pounds(sum) : sum);
  const entries = Object.entries<Record<string, number | string>>(groups);
  return Object.fromEntries(
    entries.map(([name, group]) => [
      name,
      Object.fromEntries(Object.entries(group).map(([key, sum]) => [key, print(sum)])),
    ]),
  ) as Record<Name, Record<string, string>>;
}
