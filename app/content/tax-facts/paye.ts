import type { TaxFact } from "./types.ts";

/* PAYE and payroll: deadlines, National Insurance, minimum wage, late reporting and pensions. */

export const fpsTime = {
  value: "on or before payday",
  meaning: "When each Full Payment Submission (FPS) must be sent",
  appliesFrom: "current",
  source: "PAYE Regulations 2003 reg 67B; GOV.UK, Running payroll",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const epsDay = {
  value: "19th",
  meaning: "Day of the following tax month by which an Employer Payment Summary (EPS) is sent",
  appliesFrom: "current",
  source: "GOV.UK, Running payroll",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const paymentDayElectronic = {
  value: "22nd",
  meaning: "Day of the month by which PAYE is paid to HMRC electronically",
  appliesFrom: "current",
  source: "GOV.UK, Running payroll",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const paymentDayPost = {
  value: "19th",
  meaning: "Day of the month by which PAYE is paid to HMRC by post",
  appliesFrom: "current",
  source: "GOV.UK, Running payroll",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const quarterlyPaymentLimit = {
  value: "£1,500",
  meaning: "Usual PAYE bill a month under which an employer may pay quarterly",
  appliesFrom: "current",
  source: "GOV.UK, Running payroll",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const p60PayrollDate = {
  value: "5 April",
  meaning: "Every employee on the payroll on this day must be given a P60",
  appliesFrom: "each year",
  source: "PAYE Regulations 2003 reg 67; GOV.UK",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const p60Deadline = {
  value: "31 May",
  meaning: "Day by which P60s must be given",
  appliesFrom: "each year",
  source: "PAYE Regulations 2003 reg 67; GOV.UK",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const p11dDeadline = {
  value: "6 July",
  meaning: "Day by which benefits and expenses are reported on forms P11D and P11D(b)",
  appliesFrom: "each year",
  source: "GOV.UK, Expenses and benefits",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const class1APaymentDeadline = {
  value: "22 July",
  meaning: "Day by which Class 1A National Insurance is paid, other than by post",
  appliesFrom: "each year",
  source: "GOV.UK, Expenses and benefits",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const class1APaymentDeadlinePost = {
  value: "19 July",
  meaning: "Day by which Class 1A National Insurance is paid by post",
  appliesFrom: "each year",
  source: "GOV.UK, Expenses and benefits",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const employerNicRate = {
  value: "15%",
  meaning: "Employer (secondary) Class 1 National Insurance rate",
  appliesFrom: "6 April 2025; unchanged in 2026/27",
  source: "National Insurance Contributions (Secondary Class 1 Contributions) Act 2025 s1",
  read: "2026-11-21",
  undatedCopy: true,
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const employerNicFormerRate = {
  value: "13.8%",
  meaning: "Employer (secondary) Class 1 National Insurance rate before the increase",
  appliesFrom: "before 6 April 2025",
  source: "National Insurance Contributions (Secondary Class 1 Contributions) Act 2025 s1",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const secondaryThreshold = {
  value: "£5,000 a year",
  meaning: "Secondary threshold: earnings above which the employer pays Class 1 National Insurance",
  appliesFrom: "6 April 2025; announced as kept to April 2031",
  source:
    "National Insurance Contributions (Secondary Class 1 Contributions) Act 2025 s2; Budget 2025",
  read: "2026-11-21",
  undatedCopy: true,
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const secondaryThresholdWeekly = {
  value: "£96 a week",
  meaning: "Secondary threshold as a weekly amount",
  appliesFrom: "6 April 2025; announced as kept to April 2031",
  source: "Social Security (Contributions) Regulations 2001 reg 10",
  read: "2026-04-06",
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const secondaryThresholdMonthly = {
  value: "£417 a month",
  meaning: "Secondary threshold as a monthly amount",
  appliesFrom: "6 April 2025; announced as kept to April 2031",
  source:
    "National Insurance Contributions (Secondary Class 1 Contributions) Act 2025 s2; Budget 2025",
  read: "2026-11-21",
  undatedCopy: true,
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const employmentAllowance = {
  value: "£10,500 a year",
  meaning: "Employment Allowance",
  appliesFrom: "6 April 2025; unchanged in 2026/27",
  source: "National Insurance Contributions (Secondary Class 1 Contributions) Act 2025 s3",
  read: "2026-11-21",
  undatedCopy: true,
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const employmentAllowanceFormerCap = {
  value: "£100,000",
  meaning: "Prior-year National Insurance cap on the Employment Allowance, now removed",
  appliesFrom: "removed on 6 April 2025",
  source: "National Insurance Contributions (Secondary Class 1 Contributions) Act 2025 s3",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const employeeNicMainRate = {
  value: "8%",
  meaning:
    "Employee Class 1 National Insurance rate between the primary threshold and the upper earnings limit",
  appliesFrom: "2026/27",
  source: "Social Security Contributions and Benefits Act 1992 s8",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const employeeNicUpperRate = {
  value: "2%",
  meaning: "Employee Class 1 National Insurance rate above the upper earnings limit",
  appliesFrom: "2026/27",
  source: "Social Security Contributions and Benefits Act 1992 s8",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const primaryThreshold = {
  value: "£12,570",
  meaning: "Annual earnings above which the employee pays Class 1 National Insurance",
  appliesFrom: "2026/27",
  source: "Social Security (Contributions) Regulations 2001 reg 10",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const primaryThresholdWeekly = {
  value: "£242 a week",
  meaning: "Weekly earnings above which the employee pays Class 1 National Insurance",
  appliesFrom: "2026/27",
  source: "Social Security (Contributions) Regulations 2001 reg 10",
  read: "2026-04-06",
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const upperEarningsLimit = {
  value: "£50,270",
  meaning:
    "Annual earnings above which the lower employee rate of Class 1 National Insurance applies",
  appliesFrom: "2026/27",
  source: "Social Security (Contributions) Regulations 2001 reg 10",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const upperEarningsLimitWeekly = {
  value: "£967 a week",
  meaning:
    "Weekly earnings above which the lower employee rate of Class 1 National Insurance applies",
  appliesFrom: "2026/27",
  source: "Social Security (Contributions) Regulations 2001 reg 10",
  read: "2026-04-06",
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const livingWage = {
  value: "£12.71 an hour",
  meaning: "National Living Wage, age 21 and over",
  appliesFrom: "1 April 2026",
  source: "National Minimum Wage (Amendment) Regulations 2026; GOV.UK, minimum wage calculator",
  read: "2026-08-21",
  asAt: "October 2026",
  reviewBy: "2027-04-01",
} satisfies TaxFact;

export const minimumWage18To20 = {
  value: "£10.85 an hour",
  meaning: "National Minimum Wage, age 18 to 20",
  appliesFrom: "1 April 2026",
  source: "National Minimum Wage (Amendment) Regulations 2026; GOV.UK, minimum wage calculator",
  read: "2026-08-21",
  asAt: "October 2026",
  reviewBy: "2027-04-01",
} satisfies TaxFact;

export const minimumWageUnder18 = {
  value: "£8.00 an hour",
  meaning: "National Minimum Wage, under 18",
  appliesFrom: "1 April 2026",
  source: "National Minimum Wage (Amendment) Regulations 2026; GOV.UK, minimum wage calculator",
  read: "2026-08-21",
  asAt: "October 2026",
  reviewBy: "2027-04-01",
} satisfies TaxFact;

export const minimumWageApprentice = {
  value: "£8.00 an hour",
  meaning: "National Minimum Wage, apprentices under 19 or in their first year",
  appliesFrom: "1 April 2026",
  source: "National Minimum Wage (Amendment) Regulations 2026; GOV.UK, minimum wage calculator",
  read: "2026-08-21",
  asAt: "October 2026",
  reviewBy: "2027-04-01",
} satisfies TaxFact;

export const minimumWageChangeDate = {
  value: "1 April",
  meaning:
    "Day on which new minimum wage rates start each year; the next rates are normally announced in the autumn before",
  appliesFrom: "each year; next on 1 April 2027",
  source: "GOV.UK, Low Pay Commission remit, 16 March 2026",
  read: "2026-03-16",
} satisfies TaxFact;

export const minimumWageEnforcer = {
  value: "the Fair Work Agency",
  meaning:
    "Body that enforces the minimum wage; it brought together HMRC’s minimum wage team, the gangmasters’ authority and the agency inspectorate",
  appliesFrom: "7 April 2026",
  source: "GOV.UK, Low Pay Commission, 19 September 2025",
  read: "2026-04-24",
  secondHand: true,
} satisfies TaxFact;

export const fairWorkAgencySince = {
  value: "7 April 2026",
  meaning:
    "Day since which the Fair Work Agency enforces the minimum wage; holiday pay and sick pay follow in stages",
  appliesFrom: "7 April 2026",
  source: "GOV.UK, Low Pay Commission, 19 September 2025",
  read: "2026-04-24",
  secondHand: true,
} satisfies TaxFact;

export const lateFpsPenalty1To9 = {
  value: "£100",
  meaning: "Late FPS penalty per month and PAYE scheme, 1 to 9 employees",
  appliesFrom: "since 6 October 2014 or 6 March 2015",
  source: "GOV.UK, What happens if you do not report payroll information on time",
  read: "2026-11-21",
  undatedCopy: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const lateFpsPenalty10To49 = {
  value: "£200",
  meaning: "Late FPS penalty per month and PAYE scheme, 10 to 49 employees",
  appliesFrom: "since 6 October 2014 or 6 March 2015",
  source: "GOV.UK, What happens if you do not report payroll information on time",
  read: "2026-11-21",
  undatedCopy: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const lateFpsPenalty50To249 = {
  value: "£300",
  meaning: "Late FPS penalty per month and PAYE scheme, 50 to 249 employees",
  appliesFrom: "since 6 October 2014 or 6 March 2015",
  source: "GOV.UK, What happens if you do not report payroll information on time",
  read: "2026-11-21",
  undatedCopy: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const lateFpsPenalty250OrMore = {
  value: "£400",
  meaning: "Late FPS penalty per month and PAYE scheme, 250 or more employees",
  appliesFrom: "since 6 October 2014 or 6 March 2015",
  source: "GOV.UK, What happens if you do not report payroll information on time",
  read: "2026-11-21",
  undatedCopy: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const lateFpsGrace = {
  value: "3 days",
  meaning:
    "No late FPS penalty where the FPS is within this time of payday, though repeat users may still be charged",
  appliesFrom: "current",
  source: "GOV.UK, What happens if you do not report payroll information on time",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const newEmployerFirstFpsTime = {
  value: "30 days",
  meaning: "No late FPS penalty for a new employer whose first FPS is sent within this time",
  appliesFrom: "current",
  source: "GOV.UK, What happens if you do not report payroll information on time",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const lateFpsAdditionalAfter = {
  value: "3 months",
  meaning: "Lateness beyond which an additional late reporting penalty is possible",
  appliesFrom: "current",
  source: "GOV.UK, What happens if you do not report payroll information on time, earlier edition",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const lateFpsAdditionalPenalty = {
  value: "5%",
  meaning: "Possible additional penalty, as a share of the tax and National Insurance not reported",
  appliesFrom: "current",
  source: "GOV.UK, What happens if you do not report payroll information on time, earlier edition",
  read: "2026-11-21",
  undatedCopy: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const payrollingFirstPhase = {
  value: "6 April 2027",
  meaning:
    "Payrolling becomes mandatory for company cars, car fuel, vans, van fuel and employer-provided medical benefits",
  appliesFrom: "6 April 2027; moved once from April 2026, then split in 2026",
  source: "GOV.UK technical note, 28 April 2025; HMRC update, 2026",
  read: "2026-01-01",
  secondHand: true,
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const payrollingSecondPhase = {
  value: "6 April 2028",
  meaning:
    "Payrolling becomes mandatory for most other benefits; loans and living accommodation stay voluntary",
  appliesFrom: "6 April 2028; split from the first phase in 2026",
  source: "GOV.UK technical note, 28 April 2025; HMRC update, 2026",
  read: "2026-01-01",
  secondHand: true,
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const pensionEarningsTrigger = {
  value: "£10,000",
  meaning: "Workplace pension automatic enrolment earnings trigger",
  appliesFrom: "2026/27; unchanged",
  source: "Department for Work and Pensions, automatic enrolment review for 2026/27",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const pensionBandLower = {
  value: "£6,240",
  meaning: "Lower end of the qualifying earnings band for automatic enrolment",
  appliesFrom: "2026/27; unchanged",
  source: "Department for Work and Pensions, automatic enrolment review for 2026/27",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const pensionBandUpper = {
  value: "£50,270",
  meaning: "Upper end of the qualifying earnings band for automatic enrolment",
  appliesFrom: "2026/27; unchanged",
  source: "Department for Work and Pensions, automatic enrolment review for 2026/27",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const pensionTotalContribution = {
  value: "8%",
  meaning: "Minimum automatic enrolment contribution in total, as a share of qualifying earnings",
  appliesFrom: "6 April 2019",
  source: "Pensions Act 2008",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const pensionEmployerContribution = {
  value: "3%",
  meaning:
    "Least part of the minimum automatic enrolment contribution that must come from the employer",
  appliesFrom: "6 April 2019",
  source: "Pensions Act 2008",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const offPayrollPrivateSectorSince = {
  value: "6 April 2021",
  meaning:
    "Day since which medium and large private sector clients decide the worker’s status for off-payroll working (IR35)",
  appliesFrom: "6 April 2021",
  source: "Income Tax (Earnings and Pensions) Act 2003 Part 2 Ch 10; GOV.UK guidance",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const approvedMileageFirstRate202627 = {
  value: "55p",
  meaning:
    "Approved rate per business mile in an employee’s own car or van, for the first 10,000 business miles; an employee who is paid less gets relief on the difference",
  appliesFrom: "6 April 2026",
  source: "GOV.UK, approved mileage allowance payments",
  read: "2026-05-21",
  secondHand: true,
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const approvedMileageSecondRate202627 = {
  value: "25p",
  meaning:
    "Approved rate per business mile in an employee’s own car or van, after the first 10,000 business miles",
  appliesFrom: "6 April 2026",
  source: "GOV.UK, approved mileage allowance payments",
  read: "2026-05-21",
  secondHand: true,
  taxYear: "2026/27",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const nicDebtTimeLimit = {
  value: "6 years",
  meaning:
    "Time from the due date in which HMRC must start court action for a National Insurance debt in England, Wales and Northern Ireland, unless there was fraud, deliberate concealment or mistake",
  appliesFrom: "current",
  source: "Limitation Act 1980 s9; HMRC manuals COG915225, DMBM527120, NIM17605",
  read: "2026-11-22",
  undatedCopy: true,
} satisfies TaxFact;

export const nicDebtTimeLimitScotland = {
  value: "20 years",
  meaning:
    "Time from the due date in which HMRC must start court action for a National Insurance debt in Scotland",
  appliesFrom: "current",
  source: "HMRC manuals COG915225, DMBM527120, NIM17605",
  read: "2026-11-22",
  undatedCopy: true,
} satisfies TaxFact;
