import { property } from "~/words/facts/property";
import { testLimits } from "./limits";

const renting = /Renting out a property: paying tax/;
const mileage = /2005 s94F;.*PIM2220/;
const ownRates = /Finance Act 2026 ss6 to 8;/;

testLimits([
  ["reporting a gain on a home", property.cgtReportTime, "60 days", /Finance Act 2019 Sch 2\b/],
  [
    "reporting a sale from abroad",
    property.cgtNonResidentReportTime,
    "60 days",
    /11 December 2025; HMRC Capital Gains Tax on UK property service/,
  ],
  ["Form 17 at HMRC", property.form17Time, "60 days", /TSEM9860, TSEM9870/],
  ["a couple's shares of rent", property.jointOwnershipSplit, "50:50", /2007 ss836 to 837/],
  ["a return for rent before expenses", property.returnGrossRentsLimit, "£10,000", renting],
  ["a return for rent after expenses", property.returnProfitLimit, "£2,500", renting],
  ["telling HMRC of rent", property.contactHmrcIncome, "£1,000", renting],
  ["the property allowance", property.propertyAllowance, "£1,000", /Income\) Act 2005 s783B\b/],
  ["a room let at home", property.rentARoomRelief, "£7,500", /Income\) Act 2005 s784\b/],
  ["rent on the cash basis", property.cashBasisLimit, "£150,000", /Act 2005 ss271A to 271D/],
  ["relief for mortgage interest", property.financeCostReduction, "20%", /2005 ss272A, 274A/],
  [
    "relief for mortgage interest from 2027",
    property.financeCostReductionFrom2027,
    "22%",
    /2005 ss272A, 274A/,
  ],
  ["legal fees of a let", property.legalFeesLettingLimit, "a year", /Work out your rental income/],
  [
    "legal fees of renewing a lease",
    property.legalFeesRenewalLimit,
    "50 years",
    /Work out your rental income/,
  ],
  ["a business mile in 2026/27", property.mileageFirstRate202627, "55p", mileage],
  ["a business mile in 2025/26", property.mileageFirstRate202526, "45p", mileage],
  ["business miles at the first rate", property.mileageFirstRateLimit, "10,000", mileage],
  ["a business mile after those at the first rate", property.mileageSecondRate, "25p", mileage],
  ["a business mile by motorcycle", property.mileageMotorcycleRate, "24p", mileage],
  [
    "the day of tax rates for property alone",
    property.propertyRatesStart,
    "6 April 2027",
    ownRates,
  ],
  ["the basic rate for property", property.propertyBasicRate, "22%", ownRates],
  ["the higher rate for property", property.propertyHigherRate, "42%", ownRates],
  ["the additional rate for property", property.propertyAdditionalRate, "47%", ownRates],
  ["the savings basic rate", property.savingsBasicRate, "22%", /Finance Act 2026 s5$/],
  ["the savings higher rate", property.savingsHigherRate, "42%", /Finance Act 2026 s5$/],
  ["the savings additional rate", property.savingsAdditionalRate, "47%", /Finance Act 2026 s5$/],
  ["the dividend ordinary rate", property.dividendOrdinaryRate, "10.75%", /Finance Act 2026 s4;/],
  ["the dividend upper rate", property.dividendUpperRate, "35.75%", /Finance Act 2026 s4;/],
  [
    "the dividend additional rate",
    property.dividendAdditionalRate,
    "39.35%",
    /Finance Act 2026 s4;/,
  ],
  [
    "the income at which the higher rate starts",
    property.higherRateThreshold,
    "£50,270",
    /2021 s5; Finance Act 2026 s10/,
  ],
  ["the basic rate", property.basicRate, "20%", /Finance Act 2026 s2$/],
  ["the higher rate", property.higherRate, "40%", /Finance Act 2026 s2$/],
  ["the additional rate", property.additionalRate, "45%", /Finance Act 2026 s2$/],
  [
    "relief for replacing household things, since",
    property.replacementItemsReliefSince,
    "6 April 2016",
    /2005 s311A;/,
  ],
  [
    "the end of the rules for holiday lets",
    property.holidayLettingsAbolished,
    "6 April 2025",
    /2025 s25, Sch 5;/,
  ],
]);
