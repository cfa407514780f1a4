import { expect, test } from "vitest";
import { paye } from "~/words/facts/paye";
import { payroll } from "~/words/services/payroll";
import { testLimits } from "./limits";

const lateReport = /not report payroll information on time$/;

testLimits([
  [paye.fpsTime, "on or before payday", /PAYE Regulations 2003 reg 67B\b/],
  [paye.epsDay, "19th", /^GOV\.UK, Running payroll/],
  [paye.paymentDayElectronic, "22nd", /^GOV\.UK, Running payroll/],
  [paye.paymentDayPost, "19th", /^GOV\.UK, Running payroll/],
  [paye.quarterlyPaymentLimit, "£1,500", /^GOV\.UK, Running payroll/],
  [paye.p60PayrollDate, "5 April", /PAYE Regulations 2003 reg 67;/],
  [paye.p60Deadline, "31 May", /PAYE Regulations 2003 reg 67;/],
  [paye.p11dDeadline, "6 July", /GOV\.UK, Expenses and benefits/],
  [paye.class1APaymentDeadline, "22 July", /GOV\.UK, Expenses and benefits/],
  [paye.class1APaymentDeadlinePost, "19 July", /GOV\.UK, Expenses and benefits/],
  [paye.lateFpsPenalty1To9, "£100", lateReport],
  [paye.lateFpsPenalty10To49, "£200", lateReport],
  [paye.lateFpsPenalty50To249, "£300", lateReport],
  [paye.lateFpsPenalty250OrMore, "£400", lateReport],
  [paye.lateFpsGrace, "3 days", lateReport],
  [paye.newEmployerFirstFpsTime, "30 days", lateReport],
  [
    paye.lateFpsAdditionalAfter,
    "3 months",
    /not report payroll information on time, earlier edition/,
  ],
  [paye.lateFpsAdditionalPenalty, "5%", /not report payroll information on time, earlier edition/],
  [paye.nicDebtTimeLimit, "6 years", /Limitation Act 1980 s9\b.*COG915225/],
  [paye.nicDebtTimeLimitScotland, "20 years", /^HMRC manuals COG915225, DMBM527120, NIM17605/],
  [paye.payrollingFirstPhase, "6 April 2027", /technical note, 28 April 2025; HMRC update, 2026/],
  [paye.payrollingSecondPhase, "6 April 2028", /technical note, 28 April 2025; HMRC update, 2026/],
]);

const nicAct = "\\(Secondary Class 1 Contributions\\) Act 2025";
const nicRegulations = /\(Contributions\) Regulations 2001 reg 10\b/;
const wage = /Minimum Wage \(Amendment\) Regulations 2026/;
const pension = /automatic enrolment review for 2026\/27/;

testLimits([
  [paye.employerNicRate, "15%", RegExp(`${nicAct} s1$`)],
  [paye.secondaryThreshold, "£5,000 a year", RegExp(`${nicAct} s2;`)],
  [paye.secondaryThresholdMonthly, "£417 a month", RegExp(`${nicAct} s2;`)],
  [paye.secondaryThresholdWeekly, "£96 a week", nicRegulations],
  [paye.employmentAllowance, "£10,500 a year", RegExp(`${nicAct} s3$`)],
  [paye.employeeNicMainRate, "8%", /Benefits Act 1992 s8\b/],
  [paye.employeeNicUpperRate, "2%", /Benefits Act 1992 s8\b/],
  [paye.primaryThreshold, "£12,570", nicRegulations],
  [paye.upperEarningsLimit, "£50,270", nicRegulations],
  [paye.livingWage, "£12.71 an hour", wage],
  [paye.minimumWage18To20, "£10.85 an hour", wage],
  [paye.minimumWageUnder18, "£8.00 an hour", wage],
  [paye.minimumWageApprentice, "£8.00 an hour", wage],
  [paye.pensionEarningsTrigger, "£10,000", pension],
  [paye.pensionBandLower, "£6,240", pension],
  [paye.pensionBandUpper, "£50,270", pension],
  [paye.pensionTotalContribution, "8%", /Pensions Act 2008/],
  [paye.pensionEmployerContribution, "3%", /Pensions Act 2008/],
  [paye.minimumWageChangeDate, "1 April", /Low Pay Commission remit/],
  [paye.minimumWageEnforcer, "the Fair Work Agency", /Low Pay Commission/],
  [paye.fairWorkAgencySince, "7 April 2026", /Low Pay Commission/],
]);

test("of the two times without a penalty for a late report, the long one is a new employer’s first", () => {
  expect(JSON.stringify(payroll)).toMatch(
    /arrives within 3.days of payday, or for a new employer’s first FPS that is sent within 30.days/,
  );
});

test("of the two days to pay PAYE the later one is for who pays electronically", () => {
  expect(JSON.stringify(payroll)).toContain("22nd electronically, 19th by post");
});
