import type { TaxFact } from "./types.ts";

/* VAT registration, rates, returns, error correction, late penalties and interest. */

export const registrationThreshold = {
  value: "£90,000",
  meaning: "Taxable turnover above which a business must register for VAT",
  appliesFrom: "1 April 2024; unchanged in 2026/27",
  source:
    "Value Added Tax Act 1994 Sch 1, as amended by Statutory Instrument 2024/307; HMRC VAT registration service",
  read: "2026-07-22",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const registrationLookBack = {
  value: "12 months",
  meaning:
    "Rolling period over which taxable turnover is measured against the registration threshold",
  appliesFrom: "current",
  source:
    "Value Added Tax Act 1994 Sch 1, as amended by Statutory Instrument 2024/307; GOV.UK policy paper, 7 March 2024",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const registrationLookForward = {
  value: "30 days",
  meaning:
    "Coming period in which turnover expected in that period alone can pass the registration threshold",
  appliesFrom: "current",
  source:
    "Value Added Tax Act 1994 Sch 1, as amended by Statutory Instrument 2024/307; GOV.UK policy paper, 7 March 2024",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const registrationTime = {
  value: "30 days",
  meaning:
    "Time to register, from the end of the month in which the registration threshold was passed",
  appliesFrom: "current",
  source: "Value Added Tax Act 1994 Sch 1 para 5",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const registrationEffectiveDate = {
  value: "the first day of the second month",
  meaning: "When registration takes effect, counted after passing the registration threshold",
  appliesFrom: "current",
  source: "Value Added Tax Act 1994 Sch 1 para 5",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const registrationExceptionLimit = {
  value: "£88,000",
  meaning:
    "Turnover of the next 12 months that must not be passed for an exception from registration; to be shown to HMRC, and not available where the threshold is passed in the coming 30 days alone",
  appliesFrom: "1 April 2024",
  source:
    "HMRC VAT Registration Manual VATREG19050; GOV.UK, Apply for a registration exception; HMRC VAT services",
  read: "2026-04-20",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const registrationExceptionAnswerTime = {
  value: "40 working days",
  meaning: "Time in which HMRC says it answers an application for exception from registration",
  appliesFrom: "current",
  source: "GOV.UK, Apply for a registration exception",
  read: "2026-11-22",
  undatedCopy: true,
} satisfies TaxFact;

export const registrationExceptionRefused = {
  value: "from the normal date",
  meaning:
    "When registration runs if an exception is refused or not applied for; turnover must be checked every month even if it is granted",
  appliesFrom: "current",
  source: "GOV.UK, Apply for a registration exception",
  read: "2026-11-22",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const deregistrationThreshold = {
  value: "£88,000",
  meaning: "Deregistration threshold",
  appliesFrom: "1 April 2024",
  source: "Statutory Instrument 2024/307; HMRC VAT deregistration service",
  read: "2026-04-20",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const standardRate = {
  value: "20%",
  meaning: "Standard rate of VAT",
  appliesFrom: "since 4 January 2011; unchanged in 2026/27",
  source: "Value Added Tax Act 1994 s2(1)",
  read: "2026-06-29",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const reducedRate = {
  value: "5%",
  meaning: "Reduced rate of VAT",
  appliesFrom: "unchanged in 2026/27",
  source: "Value Added Tax Act 1994 s2; GOV.UK, VAT rates",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const zeroRate = {
  value: "0%",
  meaning: "Zero rate of VAT",
  appliesFrom: "unchanged in 2026/27",
  source: "Value Added Tax Act 1994 s2; GOV.UK, VAT rates",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const returnTime = {
  value: "1 calendar month and 7 days",
  meaning: "Time to send the VAT return and pay after the VAT period ends, for most businesses",
  appliesFrom: "current",
  source: "GOV.UK, VAT Returns: deadlines",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const annualAccountingReturnTime = {
  value: "2 months",
  meaning: "Time to send the annual accounting scheme return after the year end",
  appliesFrom: "current",
  source: "HMRC VAT Annual Accounting System manual VATAAS3400",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const mtdAboveThresholdSince = {
  value: "April 2019",
  meaning: "Start of Making Tax Digital for VAT for businesses above the registration threshold",
  appliesFrom: "April 2019",
  source: "GOV.UK, Making Tax Digital policy papers",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const mtdEveryoneSince = {
  value: "April 2022",
  meaning: "Start of Making Tax Digital for VAT for every VAT-registered business, unless exempt",
  appliesFrom: "April 2022",
  source: "GOV.UK, Making Tax Digital policy papers",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const errorCorrectionTime = {
  value: "4 years",
  meaning: "Preceding period for which errors in VAT returns can be corrected",
  appliesFrom: "current",
  source: "GOV.UK, Correct errors in your VAT Return",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const errorCorrectionLimit = {
  value: "£10,000",
  meaning:
    "Net error, up to and including this amount, that may be corrected on the next return; deliberate errors never",
  appliesFrom: "periods beginning on or after 1 July 2008",
  source:
    "GOV.UK, Correct errors in your VAT Return; HMRC VAT Assessments and Error Correction manual VAEC7190",
  read: "2026-11-21",
  undatedCopy: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const errorCorrectionUpperLimit = {
  value: "£50,000",
  meaning:
    "Upper end of the larger net errors that may go on the next return if they pass the share-of-sales test; errors over it must be told to HMRC separately",
  appliesFrom: "periods beginning on or after 1 July 2008",
  source:
    "GOV.UK, Correct errors in your VAT Return; HMRC VAT Assessments and Error Correction manual VAEC7190",
  read: "2026-11-21",
  undatedCopy: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const errorCorrectionSalesShare = {
  value: "1%",
  meaning:
    "Share of total sales (box 6) that a net error between the two limits must stay under to go on the next return",
  appliesFrom: "periods beginning on or after 1 July 2008",
  source:
    "GOV.UK, Correct errors in your VAT Return; HMRC VAT Assessments and Error Correction manual VAEC7190",
  read: "2026-11-21",
  undatedCopy: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const lateReturnPoint = {
  value: "1 point",
  meaning: "Points for each late return, nil and repayment returns included",
  appliesFrom: "periods starting on or after 1 January 2023",
  source: "Finance Act 2021 Sch 24; GOV.UK guidance",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const lateReturnThresholdAnnual = {
  value: "2 points",
  meaning: "Late return points threshold for annual returns",
  appliesFrom: "periods starting on or after 1 January 2023",
  source: "Finance Act 2021 Sch 24; GOV.UK guidance",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const lateReturnThresholdQuarterly = {
  value: "4 points",
  meaning: "Late return points threshold for quarterly returns",
  appliesFrom: "periods starting on or after 1 January 2023",
  source: "Finance Act 2021 Sch 24; GOV.UK guidance",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const lateReturnThresholdMonthly = {
  value: "5 points",
  meaning: "Late return points threshold for monthly returns",
  appliesFrom: "periods starting on or after 1 January 2023",
  source: "Finance Act 2021 Sch 24; GOV.UK guidance",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const lateReturnPenalty = {
  value: "£200",
  meaning: "Penalty on reaching the points threshold, and for each later late return while at it",
  appliesFrom: "periods starting on or after 1 January 2023",
  source: "Finance Act 2021 Sch 24; GOV.UK guidance",
  read: "2026-11-21",
  undatedCopy: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const pointExpiry = {
  value: "24 months",
  meaning: "Time after which a late return point expires if the points are under the threshold",
  appliesFrom: "periods starting on or after 1 January 2023",
  source: "Finance Act 2021 Sch 24; HMRC VAT penalties service",
  read: "2026-06-15",
} satisfies TaxFact;

export const pointResetAnnual = {
  value: "24 months",
  meaning: "Period of on-time returns needed to reset points at the threshold, annual returns",
  appliesFrom: "periods starting on or after 1 January 2023",
  source: "Finance Act 2021 Sch 24",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const pointResetQuarterly = {
  value: "12 months",
  meaning: "Period of on-time returns needed to reset points at the threshold, quarterly returns",
  appliesFrom: "periods starting on or after 1 January 2023",
  source: "Finance Act 2021 Sch 24",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const pointResetMonthly = {
  value: "6 months",
  meaning: "Period of on-time returns needed to reset points at the threshold, monthly returns",
  appliesFrom: "periods starting on or after 1 January 2023",
  source: "Finance Act 2021 Sch 24",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const pointResetReturnsFiled = {
  value: "24 months",
  meaning: "Preceding period for which all returns must also have been filed before points reset",
  appliesFrom: "periods starting on or after 1 January 2023",
  source: "Finance Act 2021 Sch 24",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const latePaymentFirstDay = {
  value: "day 15",
  meaning:
    "Day overdue by which VAT must be paid to avoid a late payment penalty, or Time to Pay proposed that HMRC then agrees",
  appliesFrom: "current",
  source: "Finance Act 2021 Sch 26; HMRC Compliance Handbook CH193160",
  read: "2026-11-22",
  undatedCopy: true,
} satisfies TaxFact;

export const latePaymentFirstRate = {
  value: "3%",
  meaning: "First late payment penalty, on what is unpaid at day 15",
  appliesFrom: "VAT accounting periods beginning on or after 1 April 2025",
  source:
    "Finance Act 2021 Sch 26; Statutory Instrument 2025/589 reg 1(3); GOV.UK policy paper, 1 April 2025",
  read: "2025-04-01",
  secondHand: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const latePaymentSecondDay = {
  value: "day 30",
  meaning: "Day overdue at which the second late payment penalty is measured",
  appliesFrom: "VAT accounting periods beginning on or after 1 April 2025",
  source:
    "Finance Act 2021 Sch 26; Statutory Instrument 2025/589 reg 1(3); GOV.UK policy paper, 1 April 2025",
  read: "2025-04-01",
  secondHand: true,
} satisfies TaxFact;

export const latePaymentSecondRate = {
  value: "3%",
  meaning: "Further late payment penalty, on what is unpaid at day 30",
  appliesFrom: "VAT accounting periods beginning on or after 1 April 2025",
  source:
    "Finance Act 2021 Sch 26; Statutory Instrument 2025/589 reg 1(3); GOV.UK policy paper, 1 April 2025",
  read: "2025-04-01",
  secondHand: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const latePaymentDailyStart = {
  value: "day 31",
  meaning: "Day overdue from which the daily late payment penalty runs",
  appliesFrom: "VAT accounting periods beginning on or after 1 April 2025",
  source:
    "Finance Act 2021 Sch 26; Statutory Instrument 2025/589 reg 1(3); GOV.UK policy paper, 1 April 2025",
  read: "2025-04-01",
  secondHand: true,
} satisfies TaxFact;

export const latePaymentDailyRate = {
  value: "10% a year",
  meaning: "Late payment penalty charged daily from day 31",
  appliesFrom: "VAT accounting periods beginning on or after 1 April 2025",
  source:
    "Finance Act 2021 Sch 26; Statutory Instrument 2025/589 reg 1(3); GOV.UK policy paper, 1 April 2025",
  read: "2025-04-01",
  secondHand: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const latePaymentFormerFirstRate = {
  value: "2%",
  meaning: "First late payment penalty before the increase",
  appliesFrom: "VAT accounting periods beginning before 1 April 2025",
  source:
    "Finance Act 2021 Sch 26; Statutory Instrument 2025/589 reg 1(3); GOV.UK policy paper, 1 April 2025",
  read: "2025-04-01",
  secondHand: true,
} satisfies TaxFact;

export const latePaymentFormerSecondRate = {
  value: "2%",
  meaning: "Second late payment penalty before the increase",
  appliesFrom: "VAT accounting periods beginning before 1 April 2025",
  source:
    "Finance Act 2021 Sch 26; Statutory Instrument 2025/589 reg 1(3); GOV.UK policy paper, 1 April 2025",
  read: "2025-04-01",
  secondHand: true,
} satisfies TaxFact;

export const latePaymentFormerDailyRate = {
  value: "4% a year",
  meaning: "Daily late payment penalty before the increase",
  appliesFrom: "VAT accounting periods beginning before 1 April 2025",
  source:
    "Finance Act 2021 Sch 26; Statutory Instrument 2025/589 reg 1(3); GOV.UK policy paper, 1 April 2025",
  read: "2025-04-01",
  secondHand: true,
} satisfies TaxFact;

export const lateInterest = {
  value: "Bank of England base rate plus 4 percentage points",
  meaning:
    "Formula for HMRC late payment interest; the resulting percentage changes with the base rate and is not recorded here",
  appliesFrom: "from 6 April 2025",
  source: "HMRC announcement, 19 December 2025; HMRC payment plan service",
  read: "2026-07-20",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const assessmentTimeLimit = {
  value: "4 years",
  meaning: "Ordinary VAT assessment time limit, after the end of the VAT period",
  appliesFrom: "current",
  source: "Value Added Tax Act 1994 s77(1)",
  read: "2020-07-30",
} satisfies TaxFact;

export const assessmentLongTimeLimit = {
  value: "20 years",
  meaning: "Longest VAT assessment time limit, in cases such as deliberate loss of tax",
  appliesFrom: "current",
  source: "Value Added Tax Act 1994 s77(4)",
  read: "2020-07-30",
} satisfies TaxFact;

export const assessmentPeriodLimit = {
  value: "2 years",
  meaning:
    "Time after the end of the VAT period in which HMRC must also assess, unless the limit from the evidence ends later",
  appliesFrom: "current",
  source:
    "Value Added Tax Act 1994 s73(6); HMRC VAT Assessments and Error Correction manual VAEC1130",
  read: "2026-11-22",
  undatedCopy: true,
} satisfies TaxFact;

export const assessmentEvidenceLimit = {
  value: "1 year",
  meaning:
    "Time in which HMRC must assess once it has enough evidence of the facts, if that ends later than the limit from the period",
  appliesFrom: "current",
  source:
    "Value Added Tax Act 1994 s73(6); HMRC VAT Assessments and Error Correction manual VAEC1130",
  read: "2026-11-22",
  undatedCopy: true,
} satisfies TaxFact;
