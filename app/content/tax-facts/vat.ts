import type { TaxFact } from "./types.ts";

/* VAT registration, rates, returns, error correction, late penalties and interest. */

export const registrationThreshold = {
  value: "£90,000",
  meaning: "Taxable turnover above which a business must register for VAT",
  appliesFrom: "1 April 2024; unchanged in 2026/27",
  source:
    "Value Added Tax Act 1994 Sch 1, as amended by Statutory Instrument 2024/307; GOV.UK policy paper, 7 March 2024",
  checked: "2026-11-21",
  asAt: "2026/27",
} satisfies TaxFact;

export const registrationLookBack = {
  value: "12 months",
  meaning:
    "Rolling period over which taxable turnover is measured against the registration threshold",
  appliesFrom: "current",
  source:
    "Value Added Tax Act 1994 Sch 1, as amended by Statutory Instrument 2024/307; GOV.UK policy paper, 7 March 2024",
  checked: "2026-11-21",
} satisfies TaxFact;

export const registrationLookForward = {
  value: "30 days",
  meaning:
    "Coming period in which turnover expected in that period alone can pass the registration threshold",
  appliesFrom: "current",
  source:
    "Value Added Tax Act 1994 Sch 1, as amended by Statutory Instrument 2024/307; GOV.UK policy paper, 7 March 2024",
  checked: "2026-11-21",
} satisfies TaxFact;

export const registrationTime = {
  value: "30 days",
  meaning:
    "Time to register, from the end of the month in which the registration threshold was passed",
  appliesFrom: "current",
  source: "Value Added Tax Act 1994 Sch 1 para 5",
  checked: "2026-11-21",
  secondHand: true,
} satisfies TaxFact;

export const registrationEffectiveDate = {
  value: "the first day of the second month",
  meaning: "When registration takes effect, counted after passing the registration threshold",
  appliesFrom: "current",
  source: "Value Added Tax Act 1994 Sch 1 para 5",
  checked: "2026-11-21",
  secondHand: true,
} satisfies TaxFact;

export const deregistrationThreshold = {
  value: "£88,000",
  meaning: "Deregistration threshold",
  appliesFrom: "1 April 2024",
  source: "Statutory Instrument 2024/307",
  checked: "2026-11-21",
  asAt: "2026/27",
} satisfies TaxFact;

export const standardRate = {
  value: "20%",
  meaning: "Standard rate of VAT",
  appliesFrom: "since 4 January 2011; unchanged in 2026/27",
  source: "Value Added Tax Act 1994 s2; GOV.UK, VAT rates",
  checked: "2026-11-21",
  asAt: "2026/27",
  secondHand: true,
} satisfies TaxFact;

export const reducedRate = {
  value: "5%",
  meaning: "Reduced rate of VAT",
  appliesFrom: "unchanged in 2026/27",
  source: "Value Added Tax Act 1994 s2; GOV.UK, VAT rates",
  checked: "2026-11-21",
  asAt: "2026/27",
  secondHand: true,
} satisfies TaxFact;

export const zeroRate = {
  value: "0%",
  meaning: "Zero rate of VAT",
  appliesFrom: "unchanged in 2026/27",
  source: "Value Added Tax Act 1994 s2; GOV.UK, VAT rates",
  checked: "2026-11-21",
  asAt: "2026/27",
  secondHand: true,
} satisfies TaxFact;

export const returnTime = {
  value: "1 calendar month and 7 days",
  meaning: "Time to send the VAT return and pay after the VAT period ends, for most businesses",
  appliesFrom: "current",
  source: "GOV.UK, VAT Returns: deadlines",
  checked: "2026-11-21",
  secondHand: true,
} satisfies TaxFact;

export const annualAccountingReturnTime = {
  value: "2 months",
  meaning: "Time to send the annual accounting scheme return after the year end",
  appliesFrom: "current",
  source: "HMRC VAT Annual Accounting System manual VATAAS3400",
  checked: "2026-11-21",
} satisfies TaxFact;

export const mtdAboveThresholdSince = {
  value: "April 2019",
  meaning: "Start of Making Tax Digital for VAT for businesses above the registration threshold",
  appliesFrom: "April 2019",
  source: "GOV.UK, Making Tax Digital policy papers",
  checked: "2026-11-21",
} satisfies TaxFact;

export const mtdEveryoneSince = {
  value: "April 2022",
  meaning: "Start of Making Tax Digital for VAT for every VAT-registered business, unless exempt",
  appliesFrom: "April 2022",
  source: "GOV.UK, Making Tax Digital policy papers",
  checked: "2026-11-21",
} satisfies TaxFact;

export const errorCorrectionTime = {
  value: "4 years",
  meaning: "Preceding period for which errors in VAT returns can be corrected",
  appliesFrom: "current",
  source: "GOV.UK, Correct errors in your VAT Return",
  checked: "2026-11-21",
} satisfies TaxFact;

export const errorCorrectionLimit = {
  value: "£10,000",
  meaning:
    "Net error, up to and including this amount, that may be corrected on the next return; deliberate errors never",
  appliesFrom: "periods beginning on or after 1 July 2008",
  source:
    "GOV.UK, Correct errors in your VAT Return; HMRC VAT Assessments and Error Correction manual VAEC7190",
  checked: "2026-11-21",
  asAt: "2026/27",
} satisfies TaxFact;

export const errorCorrectionUpperLimit = {
  value: "£50,000",
  meaning:
    "Upper end of the larger net errors that may go on the next return if they pass the share-of-sales test; errors over it must be told to HMRC separately",
  appliesFrom: "periods beginning on or after 1 July 2008",
  source:
    "GOV.UK, Correct errors in your VAT Return; HMRC VAT Assessments and Error Correction manual VAEC7190",
  checked: "2026-11-21",
  asAt: "2026/27",
} satisfies TaxFact;

export const errorCorrectionSalesShare = {
  value: "1%",
  meaning:
    "Share of total sales (box 6) that a net error between the two limits must stay under to go on the next return",
  appliesFrom: "periods beginning on or after 1 July 2008",
  source:
    "GOV.UK, Correct errors in your VAT Return; HMRC VAT Assessments and Error Correction manual VAEC7190",
  checked: "2026-11-21",
  asAt: "2026/27",
} satisfies TaxFact;

export const lateReturnPoint = {
  value: "1 point",
  meaning: "Points for each late return, nil and repayment returns included",
  appliesFrom: "periods starting on or after 1 January 2023",
  source: "Finance Act 2021 Sch 24; GOV.UK guidance",
  checked: "2026-11-21",
} satisfies TaxFact;

export const lateReturnThresholdAnnual = {
  value: "2 points",
  meaning: "Late return points threshold for annual returns",
  appliesFrom: "periods starting on or after 1 January 2023",
  source: "Finance Act 2021 Sch 24; GOV.UK guidance",
  checked: "2026-11-21",
} satisfies TaxFact;

export const lateReturnThresholdQuarterly = {
  value: "4 points",
  meaning: "Late return points threshold for quarterly returns",
  appliesFrom: "periods starting on or after 1 January 2023",
  source: "Finance Act 2021 Sch 24; GOV.UK guidance",
  checked: "2026-11-21",
} satisfies TaxFact;

export const lateReturnThresholdMonthly = {
  value: "5 points",
  meaning: "Late return points threshold for monthly returns",
  appliesFrom: "periods starting on or after 1 January 2023",
  source: "Finance Act 2021 Sch 24; GOV.UK guidance",
  checked: "2026-11-21",
} satisfies TaxFact;

export const lateReturnPenalty = {
  value: "£200",
  meaning: "Penalty on reaching the points threshold, and for each later late return while at it",
  appliesFrom: "periods starting on or after 1 January 2023",
  source: "Finance Act 2021 Sch 24; GOV.UK guidance",
  checked: "2026-11-21",
  asAt: "2026/27",
} satisfies TaxFact;

export const pointExpiry = {
  value: "24 months",
  meaning: "Time after which a late return point expires if the points are under the threshold",
  appliesFrom: "periods starting on or after 1 January 2023",
  source: "Finance Act 2021 Sch 24",
  checked: "2026-11-21",
  secondHand: true,
} satisfies TaxFact;

export const pointResetAnnual = {
  value: "24 months",
  meaning: "Period of on-time returns needed to reset points at the threshold, annual returns",
  appliesFrom: "periods starting on or after 1 January 2023",
  source: "Finance Act 2021 Sch 24",
  checked: "2026-11-21",
  secondHand: true,
} satisfies TaxFact;

export const pointResetQuarterly = {
  value: "12 months",
  meaning: "Period of on-time returns needed to reset points at the threshold, quarterly returns",
  appliesFrom: "periods starting on or after 1 January 2023",
  source: "Finance Act 2021 Sch 24",
  checked: "2026-11-21",
  secondHand: true,
} satisfies TaxFact;

export const pointResetMonthly = {
  value: "6 months",
  meaning: "Period of on-time returns needed to reset points at the threshold, monthly returns",
  appliesFrom: "periods starting on or after 1 January 2023",
  source: "Finance Act 2021 Sch 24",
  checked: "2026-11-21",
  secondHand: true,
} satisfies TaxFact;

export const pointResetReturnsFiled = {
  value: "24 months",
  meaning: "Preceding period for which all returns must also have been filed before points reset",
  appliesFrom: "periods starting on or after 1 January 2023",
  source: "Finance Act 2021 Sch 24",
  checked: "2026-11-21",
  secondHand: true,
} satisfies TaxFact;

export const latePaymentFirstDay = {
  value: "day 15",
  meaning:
    "Day overdue by which VAT must be paid, or Time to Pay proposed, to avoid a late payment penalty",
  appliesFrom: "1 April 2025",
  source: "Finance Act 2021 Sch 26; GOV.UK policy paper, 1 April 2025",
  checked: "2026-11-21",
} satisfies TaxFact;

export const latePaymentFirstRate = {
  value: "3%",
  meaning: "First late payment penalty, on what is unpaid at day 15",
  appliesFrom: "1 April 2025",
  source: "Finance Act 2021 Sch 26; GOV.UK policy paper, 1 April 2025",
  checked: "2026-11-21",
  asAt: "2026/27",
} satisfies TaxFact;

export const latePaymentSecondDay = {
  value: "day 30",
  meaning: "Day overdue at which the second late payment penalty is measured",
  appliesFrom: "1 April 2025",
  source: "Finance Act 2021 Sch 26; GOV.UK policy paper, 1 April 2025",
  checked: "2026-11-21",
} satisfies TaxFact;

export const latePaymentSecondRate = {
  value: "3%",
  meaning: "Further late payment penalty, on what is unpaid at day 30",
  appliesFrom: "1 April 2025",
  source: "Finance Act 2021 Sch 26; GOV.UK policy paper, 1 April 2025",
  checked: "2026-11-21",
  asAt: "2026/27",
} satisfies TaxFact;

export const latePaymentDailyStart = {
  value: "day 31",
  meaning: "Day overdue from which the daily late payment penalty runs",
  appliesFrom: "1 April 2025",
  source: "Finance Act 2021 Sch 26; GOV.UK policy paper, 1 April 2025",
  checked: "2026-11-21",
} satisfies TaxFact;

export const latePaymentDailyRate = {
  value: "10% a year",
  meaning: "Late payment penalty charged daily from day 31",
  appliesFrom: "1 April 2025",
  source: "Finance Act 2021 Sch 26; GOV.UK policy paper, 1 April 2025",
  checked: "2026-11-21",
  asAt: "2026/27",
} satisfies TaxFact;

export const latePaymentFormerFirstRate = {
  value: "2%",
  meaning: "First late payment penalty before the increase",
  appliesFrom: "before 1 April 2025",
  source: "Finance Act 2021 Sch 26; GOV.UK policy paper, 1 April 2025",
  checked: "2026-11-21",
} satisfies TaxFact;

export const latePaymentFormerSecondRate = {
  value: "2%",
  meaning: "Second late payment penalty before the increase",
  appliesFrom: "before 1 April 2025",
  source: "Finance Act 2021 Sch 26; GOV.UK policy paper, 1 April 2025",
  checked: "2026-11-21",
} satisfies TaxFact;

export const latePaymentFormerDailyRate = {
  value: "4% a year",
  meaning: "Daily late payment penalty before the increase",
  appliesFrom: "before 1 April 2025",
  source: "Finance Act 2021 Sch 26; GOV.UK policy paper, 1 April 2025",
  checked: "2026-11-21",
} satisfies TaxFact;

export const lateInterest = {
  value: "Bank of England base rate plus 4 percentage points",
  meaning:
    "Formula for HMRC late payment interest; the resulting percentage changes with the base rate and is not recorded here",
  appliesFrom: "from 6 April 2025",
  source: "HMRC announcement, 19 December 2025",
  checked: "2026-11-21",
  asAt: "2026/27",
  secondHand: true,
} satisfies TaxFact;
