import { expect, test } from "vitest";
import { paye } from "~/words/facts/paye";
import { payroll } from "~/words/services/payroll";
import { testLimits } from "./limits";

const lateReport = /not report payroll information on time$/;

testLimits([
  ["reporting pay", paye.fpsTime, "on or before payday", /PAYE Regulations 2003 reg 67B\b/],
  ["the employer's monthly summary", paye.epsDay, "19th", /^GOV\.UK, Running payroll/],
  ["paying PAYE electronically", paye.paymentDayElectronic, "22nd", /^GOV\.UK, Running payroll/],
  ["paying PAYE by post", paye.paymentDayPost, "19th", /^GOV\.UK, Running payroll/],
  ["paying PAYE each quarter", paye.quarterlyPaymentLimit, "£1,500", /^GOV\.UK, Running payroll/],
  ["who is given a P60", paye.p60PayrollDate, "5 April", /PAYE Regulations 2003 reg 67;/],
  ["giving P60s", paye.p60Deadline, "31 May", /PAYE Regulations 2003 reg 67;/],
  ["reporting benefits", paye.p11dDeadline, "6 July", /GOV\.UK, Expenses and benefits/],
  [
    "paying Class 1A National Insurance",
    paye.class1APaymentDeadline,
    "22 July",
    /GOV\.UK, Expenses and benefits/,
  ],
  [
    "paying Class 1A National Insurance by post",
    paye.class1APaymentDeadlinePost,
    "19 July",
    /GOV\.UK, Expenses and benefits/,
  ],
  ["late payroll reporting, 1 to 9 employees", paye.lateFpsPenalty1To9, "£100", lateReport],
  ["late payroll reporting, 10 to 49 employees", paye.lateFpsPenalty10To49, "£200", lateReport],
  ["late payroll reporting, 50 to 249 employees", paye.lateFpsPenalty50To249, "£300", lateReport],
  [
    "late payroll reporting, 250 employees or more",
    paye.lateFpsPenalty250OrMore,
    "£400",
    lateReport,
  ],
  ["late payroll reporting without a penalty", paye.lateFpsGrace, "3 days", lateReport],
  ["a new employer's first payroll report", paye.newEmployerFirstFpsTime, "30 days", lateReport],
  [
    "late payroll reporting, when the penalty on the tax can follow",
    paye.lateFpsAdditionalAfter,
    "3 months",
    /not report payroll information on time, earlier edition/,
  ],
  [
    "late payroll reporting, the penalty on the tax",
    paye.lateFpsAdditionalPenalty,
    "5%",
    /not report payroll information on time, earlier edition/,
  ],
  [
    "court action for National Insurance",
    paye.nicDebtTimeLimit,
    "6 years",
    /Limitation Act 1980 s9\b.*COG915225/,
  ],
  [
    "court action for National Insurance in Scotland",
    paye.nicDebtTimeLimitScotland,
    "20 years",
    /^HMRC manuals COG915225, DMBM527120, NIM17605/,
  ],
  [
    "benefits through payroll, cars and medical",
    paye.payrollingFirstPhase,
    "6 April 2027",
    /technical note, 28 April 2025; HMRC update, 2026/,
  ],
  [
    "benefits through payroll, most others",
    paye.payrollingSecondPhase,
    "6 April 2028",
    /technical note, 28 April 2025; HMRC update, 2026/,
  ],
]);

test("of the two times without a penalty for a late report, the long one is a new employer’s first", () => {
  expect(JSON.stringify(payroll)).toMatch(
    /arrives within 3.days of payday, or for a new employer’s first FPS that is sent within 30.days/,
  );
});

test("of the two days to pay PAYE the later one is for who pays electronically", () => {
  expect(JSON.stringify(payroll)).toContain("22nd electronically, 19th by post");
});
