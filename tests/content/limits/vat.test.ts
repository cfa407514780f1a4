import { expect, test } from "vitest";
import { vat } from "~/words/facts/vat";
import { print } from "~/words/say";
import { vatInvestigations } from "~/words/services/vat-investigations";
import { testLimits } from "./limits";

const turnover = /1994 Sch 1,.*2024\/307; GOV\.UK policy paper, 7 March 2024/;

testLimits([
  [
    "registering for VAT",
    vat.registrationThreshold,
    "£90,000",
    /1994 Sch 1,.*2024\/307; HMRC VAT reg/,
  ],
  [
    "registering for VAT, the months looked back on",
    vat.registrationLookBack,
    "12 months",
    turnover,
  ],
  [
    "registering for VAT, the days looked ahead to",
    vat.registrationLookForward,
    "30 days",
    turnover,
  ],
  ["the time to register for VAT", vat.registrationTime, "30 days", /1994 Sch 1 para 5\b/],
  [
    "the day from which a business is registered for VAT",
    vat.registrationEffectiveDate,
    "the first day of the second month",
    /1994 Sch 1 para 5\b/,
  ],
  [
    "an exception from registering for VAT",
    vat.registrationExceptionLimit,
    "£88,000",
    /VATREG19050/,
  ],
  [
    "leaving VAT registration",
    vat.deregistrationThreshold,
    "£88,000",
    /^Statutory Instrument 2024\/307/,
  ],
  ["the standard rate of VAT", vat.standardRate, "20%", /1994 s2\(1\)/],
  ["the reduced rate of VAT", vat.reducedRate, "5%", /1994 s2;/],
  ["the zero rate of VAT", vat.zeroRate, "0%", /1994 s2;/],
  ["the VAT return", vat.returnTime, "1 calendar month and 7 days", /VAT Returns: deadlines/],
  ["the VAT return of annual accounting", vat.annualAccountingReturnTime, "2 months", /VATAAS3400/],
  [
    "years back for a VAT error",
    vat.errorCorrectionTime,
    "4 years",
    /^GOV\.UK, Correct errors in your VAT/,
  ],
  ["a VAT error on the next return", vat.errorCorrectionLimit, "£10,000", /VAEC7190/],
  ["a larger VAT error on the next return", vat.errorCorrectionUpperLimit, "£50,000", /VAEC7190/],
  ["a larger VAT error, as a share of sales", vat.errorCorrectionSalesShare, "1%", /VAEC7190/],
  ["a VAT assessment", vat.assessmentTimeLimit, "4 years", /1994 s77\(1\)/],
  ["a VAT assessment, deliberate", vat.assessmentLongTimeLimit, "20 years", /1994 s77\(4\)/],
  [
    "a VAT assessment, from the period",
    vat.assessmentPeriodLimit,
    "2 years",
    /1994 s73\(6\);.*VAEC1130/,
  ],
  [
    "a VAT assessment, from the evidence",
    vat.assessmentEvidenceLimit,
    "1 year",
    /1994 s73\(6\);.*VAEC1130/,
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
