import { paye } from "~/words/facts/paye";
import { testLimits } from "./limits";

const nicAct = "\\(Secondary Class 1 Contributions\\) Act 2025";
const nicRegulations = /\(Contributions\) Regulations 2001 reg 10\b/;
const wage = /Minimum Wage \(Amendment\) Regulations 2026/;
const pension = /automatic enrolment review for 2026\/27/;

testLimits([
  ["the employer's National Insurance", paye.employerNicRate, "15%", RegExp(`${nicAct} s1$`)],
  [
    "the employer's National Insurance threshold",
    paye.secondaryThreshold,
    "£5,000 a year",
    RegExp(`${nicAct} s2;`),
  ],
  [
    "the employer's National Insurance threshold, monthly",
    paye.secondaryThresholdMonthly,
    "£417 a month",
    RegExp(`${nicAct} s2;`),
  ],
  [
    "the employer's National Insurance threshold, weekly",
    paye.secondaryThresholdWeekly,
    "£96 a week",
    nicRegulations,
  ],
  ["Employment Allowance", paye.employmentAllowance, "£10,500 a year", RegExp(`${nicAct} s3$`)],
  ["the employee's National Insurance", paye.employeeNicMainRate, "8%", /Benefits Act 1992 s8\b/],
  [
    "the employee's National Insurance above the upper limit",
    paye.employeeNicUpperRate,
    "2%",
    /Benefits Act 1992 s8\b/,
  ],
  ["the employee's National Insurance threshold", paye.primaryThreshold, "£12,570", nicRegulations],
  [
    "the employee's upper National Insurance limit",
    paye.upperEarningsLimit,
    "£50,270",
    nicRegulations,
  ],
  ["the minimum wage from 21", paye.livingWage, "£12.71 an hour", wage],
  ["the minimum wage from 18 to 20", paye.minimumWage18To20, "£10.85 an hour", wage],
  ["the minimum wage under 18", paye.minimumWageUnder18, "£8.00 an hour", wage],
  ["the minimum wage of apprentices", paye.minimumWageApprentice, "£8.00 an hour", wage],
  ["the pay from which a pension is due", paye.pensionEarningsTrigger, "£10,000", pension],
  ["the pension band, from", paye.pensionBandLower, "£6,240", pension],
  ["the pension band, to", paye.pensionBandUpper, "£50,270", pension],
  ["the pension contribution in total", paye.pensionTotalContribution, "8%", /Pensions Act 2008/],
  [
    "the employer's pension contribution",
    paye.pensionEmployerContribution,
    "3%",
    /Pensions Act 2008/,
  ],
  [
    "the day of new minimum wages",
    paye.minimumWageChangeDate,
    "1 April",
    /Low Pay Commission remit/,
  ],
  [
    "who enforces the minimum wage",
    paye.minimumWageEnforcer,
    "the Fair Work Agency",
    /Low Pay Commission/,
  ],
  [
    "the day since which the agency enforces it",
    paye.fairWorkAgencySince,
    "7 April 2026",
    /Low Pay Commission/,
  ],
]);
