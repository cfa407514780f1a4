import { vat } from "~/words/facts/vat";
import { testLimits } from "./limits";

const late = /2021 Sch 26;.*2025\/589 reg 1\(3\)/;

testLimits([
  ["a late VAT return", vat.lateReturnPoint, "1 point", /2021 Sch 24; GOV\.UK/],
  ["late annual VAT returns", vat.lateReturnThresholdAnnual, "2 points", /2021 Sch 24; GOV\.UK/],
  [
    "late quarterly VAT returns",
    vat.lateReturnThresholdQuarterly,
    "4 points",
    /2021 Sch 24; GOV\.UK/,
  ],
  ["late monthly VAT returns", vat.lateReturnThresholdMonthly, "5 points", /2021 Sch 24; GOV\.UK/],
  ["the penalty for late VAT returns", vat.lateReturnPenalty, "£200", /2021 Sch 24; GOV\.UK/],
  ["a point for a late VAT return ends", vat.pointExpiry, "24 months", /2021 Sch 24; HMRC VAT pen/],
  ["clearing points, annual returns", vat.pointResetAnnual, "24 months", /2021 Sch 24$/],
  ["clearing points, quarterly returns", vat.pointResetQuarterly, "12 months", /2021 Sch 24$/],
  ["clearing points, monthly returns", vat.pointResetMonthly, "6 months", /2021 Sch 24$/],
  [
    "clearing points, the returns that must be in",
    vat.pointResetReturnsFiled,
    "24 months",
    /2021 Sch 24$/,
  ],
  ["VAT paid late without a penalty", vat.latePaymentFirstDay, "day 15", /2021 Sch 26;.*CH193160/],
  ["VAT paid late, first penalty", vat.latePaymentFirstRate, "3%", late],
  ["VAT paid late, the day of the second penalty", vat.latePaymentSecondDay, "day 30", late],
  ["VAT paid late, second penalty", vat.latePaymentSecondRate, "3%", late],
  ["VAT paid late, the day the daily penalty starts", vat.latePaymentDailyStart, "day 31", late],
  ["VAT paid late, daily penalty", vat.latePaymentDailyRate, "10% a year", late],
  [
    "interest on tax paid late",
    vat.lateInterest,
    "Bank of England base rate plus 4 percentage points",
    /HMRC announcement, 19 December 2025/,
  ],
]);
