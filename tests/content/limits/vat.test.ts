import { expect, test } from "vitest";
import { vat } from "~/words/facts/vat";
import { print } from "~/words/say";
import { vatInvestigations } from "~/words/services/vat-investigations";
import { testLimits } from "./limits";

const turnover = /1994 Sch 1,.*2024\/307; GOV\.UK policy paper, 7 March 2024/;

testLimits([
  [vat.registrationThreshold, "£90,000", /1994 Sch 1,.*2024\/307; HMRC VAT reg/],
  [vat.registrationLookBack, "12 months", turnover],
  [vat.registrationLookForward, "30 days", turnover],
  [vat.registrationTime, "30 days", /1994 Sch 1 para 5\b/],
  [vat.registrationEffectiveDate, "the first day of the second month", /1994 Sch 1 para 5\b/],
  [vat.registrationExceptionLimit, "£88,000", /VATREG19050/],
  [vat.deregistrationThreshold, "£88,000", /^Statutory Instrument 2024\/307/],
  [vat.standardRate, "20%", /1994 s2\(1\)/],
  [vat.reducedRate, "5%", /1994 s2;/],
  [vat.zeroRate, "0%", /1994 s2;/],
  [vat.returnTime, "1 calendar month and 7 days", /VAT Returns: deadlines/],
  [vat.annualAccountingReturnTime, "2 months", /VATAAS3400/],
  [vat.errorCorrectionTime, "4 years", /^GOV\.UK, Correct errors in your VAT/],
  [vat.errorCorrectionLimit, "£10,000", /VAEC7190/],
  [vat.errorCorrectionUpperLimit, "£50,000", /VAEC7190/],
  [vat.errorCorrectionSalesShare, "1%", /VAEC7190/],
  [vat.assessmentTimeLimit, "4 years", /1994 s77\(1\)/],
  [vat.assessmentLongTimeLimit, "20 years", /1994 s77\(4\)/],
  [vat.assessmentPeriodLimit, "2 years", /1994 s73\(6\);.*VAEC1130/],
  [vat.assessmentEvidenceLimit, "1 year", /1994 s73\(6\);.*VAEC1130/],
]);

const late = /2021 Sch 26;.*2025\/589 reg 1\(3\)/;

testLimits([
  [vat.lateReturnPoint, "1 point", /2021 Sch 24; GOV\.UK/],
  [vat.lateReturnThresholdAnnual, "2 points", /2021 Sch 24; GOV\.UK/],
  [vat.lateReturnThresholdQuarterly, "4 points", /2021 Sch 24; GOV\.UK/],
  [vat.lateReturnThresholdMonthly, "5 points", /2021 Sch 24; GOV\.UK/],
  [vat.lateReturnPenalty, "£200", /2021 Sch 24; GOV\.UK/],
  [vat.pointExpiry, "24 months", /2021 Sch 24; HMRC VAT pen/],
  [vat.pointResetAnnual, "24 months", /2021 Sch 24$/],
  [vat.pointResetQuarterly, "12 months", /2021 Sch 24$/],
  [vat.pointResetMonthly, "6 months", /2021 Sch 24$/],
  [vat.pointResetReturnsFiled, "24 months", /2021 Sch 24$/],
  [vat.latePaymentFirstDay, "day 15", /2021 Sch 26;.*CH193160/],
  [vat.latePaymentFirstRate, "3%", late],
  [vat.latePaymentSecondDay, "day 30", late],
  [vat.latePaymentSecondRate, "3%", late],
  [vat.latePaymentDailyStart, "day 31", late],
  [vat.latePaymentDailyRate, "10% a year", late],
  [
    vat.lateInterest,
    "Bank of England base rate plus 4 percentage points",
    /HMRC announcement, 19 December 2025/,
  ],
]);

test("a VAT error over both limits, over the upper one or deliberate is told to HMRC, not put on a return", () => {
  const rows = vatInvestigations.sections.flatMap((section) =>
    section.kind === "table" ? section.rows : [],
  );
  expect(rows.map((row) => row.map(print).join(": ").replaceAll("\u00a0", " "))).toEqual([
    "£10,000 or less: On your next VAT return",
    "More than £10,000, up to £50,000, and no more than 1% of total sales: On your next VAT return",
    "More than £10,000, and more than 1% of total sales: Told to HMRC separately",
    "More than £50,000: Told to HMRC separately",
    "Any deliberate error, whatever its size: Told to HMRC separately",
  ]);
});
