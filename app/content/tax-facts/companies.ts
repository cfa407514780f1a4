import type { TaxFact } from "./types.ts";

/* Corporation tax, company accounts and size limits, and Self Assessment deadlines and penalties. */

export const smallProfitsRate = {
  value: "19%",
  meaning: "Corporation tax small profits rate",
  appliesFrom: "since 1 April 2023; unchanged for financial years 2026 and 2027",
  source: "Finance Act 2025; Finance Act 2026 ss11 to 12",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const smallProfitsLimit = {
  value: "£50,000",
  meaning:
    "Profits up to which the small profits rate applies, and lower limit for marginal relief; shared with associated companies and reduced for short periods",
  appliesFrom: "since 1 April 2023; unchanged for financial years 2026 and 2027",
  source: "Finance Act 2025; Finance Act 2026 ss11 to 12; Corporation Tax Act 2010 ss18B to 18E",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const mainRate = {
  value: "25%",
  meaning: "Corporation tax main rate",
  appliesFrom: "since 1 April 2023; unchanged for financial years 2026 and 2027",
  source: "Finance Act 2025; Finance Act 2026 ss11 to 12",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const mainRateLimit = {
  value: "£250,000",
  meaning:
    "Profits over which the main rate applies, and upper limit for marginal relief; shared with associated companies and reduced for short periods",
  appliesFrom: "since 1 April 2023; unchanged for financial years 2026 and 2027",
  source: "Finance Act 2025; Finance Act 2026 ss11 to 12; Corporation Tax Act 2010 ss18B to 18E",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const marginalReliefFraction = {
  value: "3/200",
  meaning: "Marginal relief fraction between the two limits",
  appliesFrom: "since 1 April 2023; unchanged for financial years 2026 and 2027",
  source: "Corporation Tax Act 2010 ss18B to 18E",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const marginalReliefEffectiveRate = {
  value: "26.5%",
  meaning: "Effective marginal corporation tax rate between the two limits",
  appliesFrom: "since 1 April 2023; unchanged for financial years 2026 and 2027",
  source: "Corporation Tax Act 2010 ss18B to 18E",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const paymentTime = {
  value: "9 months and 1 day",
  meaning:
    "Time to pay corporation tax after the accounting period, for companies not in quarterly instalments",
  appliesFrom: "current",
  source: "GOV.UK, Accounts and tax returns for private limited companies",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const returnTime = {
  value: "12 months",
  meaning: "Time to file the company tax return after the accounting period",
  appliesFrom: "current",
  source: "GOV.UK, Accounts and tax returns for private limited companies",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const accountsTime = {
  value: "9 months",
  meaning:
    "Time for a private company to file accounts at Companies House after the financial year end",
  appliesFrom: "current",
  source: "Companies Act 2006 s442; GOV.UK",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const firstAccountsTime = {
  value: "21 months",
  meaning:
    "Time for a new private company to file first accounts that cover more than 12 months, from incorporation",
  appliesFrom: "current",
  source: "Companies Act 2006 s442",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const lateReturnPenaltiesDoubledOn = {
  value: "1 April 2026",
  meaning:
    "Filing dates from this day carry the doubled fixed penalties for late company tax returns",
  appliesFrom: "returns with a filing date on or after 1 April 2026",
  source: "Finance Act 1998 Sch 18 para 17; GOV.UK policy paper, 26 November 2025",
  read: "2025-11-26",
} satisfies TaxFact;

export const lateReturnPenalty = {
  value: "£200",
  meaning: "Fixed penalty for a late company tax return",
  appliesFrom: "returns with a filing date on or after 1 April 2026",
  source: "Finance Act 1998 Sch 18 para 17; GOV.UK policy paper, 26 November 2025",
  read: "2025-11-26",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const lateReturnPenaltyOver3Months = {
  value: "£400",
  meaning: "Fixed penalty for a company tax return over 3 months late",
  appliesFrom: "returns with a filing date on or after 1 April 2026",
  source: "Finance Act 1998 Sch 18 para 17; GOV.UK policy paper, 26 November 2025",
  read: "2025-11-26",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const lateReturnHigherPenaltyAfter = {
  value: "3 months",
  meaning: "Time after the filing date from which the higher fixed penalty applies",
  appliesFrom: "returns with a filing date on or after 1 April 2026",
  source: "Finance Act 1998 Sch 18 para 17; GOV.UK policy paper, 26 November 2025",
  read: "2025-11-26",
} satisfies TaxFact;

export const lateReturnThirdFailure = {
  value: "£1,000",
  meaning: "Fixed penalty for a late company tax return, third successive failure",
  appliesFrom: "returns with a filing date on or after 1 April 2026",
  source: "Finance Act 1998 Sch 18 para 17; GOV.UK policy paper, 26 November 2025",
  read: "2025-11-26",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const lateReturnThirdFailureOver3Months = {
  value: "£2,000",
  meaning: "Fixed penalty for a company tax return over 3 months late, third successive failure",
  appliesFrom: "returns with a filing date on or after 1 April 2026",
  source: "Finance Act 1998 Sch 18 para 17; GOV.UK policy paper, 26 November 2025",
  read: "2025-11-26",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const lateReturnFormerPenalty = {
  value: "£100",
  meaning: "Fixed penalty for a late company tax return before it was doubled",
  appliesFrom: "returns with a filing date before 1 April 2026",
  source: "Finance Act 1998 Sch 18 para 17; GOV.UK policy paper, 26 November 2025",
  read: "2025-11-26",
} satisfies TaxFact;

export const lateReturnFormerPenaltyOver3Months = {
  value: "£200",
  meaning: "Fixed penalty for a company tax return over 3 months late before it was doubled",
  appliesFrom: "returns with a filing date before 1 April 2026",
  source: "Finance Act 1998 Sch 18 para 17; GOV.UK policy paper, 26 November 2025",
  read: "2025-11-26",
} satisfies TaxFact;

export const lateReturnFormerThirdFailure = {
  value: "£500",
  meaning:
    "Fixed penalty for a late company tax return, third successive failure, before it was doubled",
  appliesFrom: "returns with a filing date before 1 April 2026",
  source: "Finance Act 1998 Sch 18 para 17; GOV.UK policy paper, 26 November 2025",
  read: "2025-11-26",
} satisfies TaxFact;

export const lateReturnFormerThirdFailureOver3Months = {
  value: "£1,000",
  meaning:
    "Fixed penalty for a company tax return over 3 months late, third successive failure, before it was doubled",
  appliesFrom: "returns with a filing date before 1 April 2026",
  source: "Finance Act 1998 Sch 18 para 17; GOV.UK policy paper, 26 November 2025",
  read: "2025-11-26",
} satisfies TaxFact;

export const lateReturnTaxGearedAfter = {
  value: "6 months",
  meaning: "Lateness of a company tax return beyond which the first tax-geared penalty is due",
  appliesFrom: "current",
  source: "Finance Act 1998 Sch 18 para 18",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const lateReturnTaxGeared = {
  value: "10%",
  meaning:
    "Tax-geared penalty for a company tax return over 6 months late, as a share of the unpaid tax",
  appliesFrom: "current",
  source: "Finance Act 1998 Sch 18 para 18",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const lateReturnFurtherTaxGearedAfter = {
  value: "12 months",
  meaning: "Lateness of a company tax return beyond which the further tax-geared penalty is due",
  appliesFrom: "current",
  source: "Finance Act 1998 Sch 18 para 18",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const lateReturnFurtherTaxGeared = {
  value: "10%",
  meaning:
    "Further tax-geared penalty for a company tax return over 12 months late, as a share of the unpaid tax",
  appliesFrom: "current",
  source: "Finance Act 1998 Sch 18 para 18",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const smallCompanyTurnover = {
  value: "£15 million",
  meaning:
    "Turnover limit of a small company, one of three limits of which two or more must be met",
  appliesFrom: "financial years from 6 April 2025",
  source: "Companies Act 2006 s382; Statutory Instrument 2024/1303 regs 3, 9",
  read: "2026-04-06",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const smallCompanyBalanceSheet = {
  value: "£7.5 million",
  meaning:
    "Balance sheet limit of a small company, one of three limits of which two or more must be met",
  appliesFrom: "financial years from 6 April 2025",
  source: "Companies Act 2006 s382; Statutory Instrument 2024/1303 regs 3, 9",
  read: "2026-04-06",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const smallCompanyEmployees = {
  value: "50",
  meaning:
    "Employee limit of a small company, one of three limits of which two or more must be met",
  appliesFrom: "financial years from 6 April 2025",
  source: "Companies Act 2006 s382; Statutory Instrument 2024/1303 regs 3, 9",
  read: "2026-04-06",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const smallCompanyChange = {
  value: "two years in a row",
  meaning:
    "How long a change must last before it counts for the size of a company, after its first year",
  appliesFrom: "financial years from 6 April 2025",
  source: "Companies Act 2006 s382; Statutory Instrument 2024/1303 regs 3, 9",
  read: "2026-04-06",
} satisfies TaxFact;

export const paperReturnDeadline = {
  value: "31 October",
  meaning: "Self Assessment: paper return deadline after the tax year",
  appliesFrom: "each year",
  source: "Taxes Management Act 1970 ss8, 59A, 59B; GOV.UK, Self Assessment penalties calculator",
  read: "2026-08-21",
} satisfies TaxFact;

export const onlineReturnDeadline = {
  value: "31 January",
  meaning: "Self Assessment: online return deadline after the tax year",
  appliesFrom: "each year",
  source: "Taxes Management Act 1970 ss8, 59A, 59B; GOV.UK, Self Assessment penalties calculator",
  read: "2026-08-21",
} satisfies TaxFact;

export const balancingPaymentDeadline = {
  value: "31 January",
  meaning: "Self Assessment: payment deadline after the tax year",
  appliesFrom: "each year",
  source: "Taxes Management Act 1970 ss8, 59A, 59B; GOV.UK, Self Assessment penalties calculator",
  read: "2026-08-21",
} satisfies TaxFact;

export const secondPaymentOnAccount = {
  value: "31 July",
  meaning: "Self Assessment: second payment on account",
  appliesFrom: "each year",
  source: "Taxes Management Act 1970 ss8, 59A, 59B",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const paperReturnDeadline202526 = {
  value: "31 October 2026",
  meaning: "Self Assessment for 2025/26: paper return deadline; already passed",
  appliesFrom: "2025/26",
  source: "Taxes Management Act 1970 ss8, 59A, 59B; GOV.UK, Self Assessment penalties calculator",
  read: "2026-08-21",
} satisfies TaxFact;

export const onlineReturnDeadline202526 = {
  value: "31 January 2027",
  meaning: "Self Assessment for 2025/26: online return deadline",
  appliesFrom: "2025/26",
  source: "Taxes Management Act 1970 ss8, 59A, 59B; GOV.UK, Self Assessment penalties calculator",
  read: "2026-08-21",
} satisfies TaxFact;

export const balancingPaymentDeadline202526 = {
  value: "31 January 2027",
  meaning: "Self Assessment for 2025/26: payment deadline",
  appliesFrom: "2025/26",
  source: "Taxes Management Act 1970 ss8, 59A, 59B; GOV.UK, Self Assessment penalties calculator",
  read: "2026-08-21",
} satisfies TaxFact;

export const secondPaymentOnAccount202526 = {
  value: "31 July 2027",
  meaning:
    "Self Assessment: second payment on account that follows the 2025/26 return, towards 2026/27",
  appliesFrom: "2026/27",
  source: "Taxes Management Act 1970 ss8, 59A, 59B",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const saLateReturnPenalty = {
  value: "£100",
  meaning: "Late Self Assessment return, existing regime: penalty at once",
  appliesFrom: "returns from 2010/11; still applies to 2025/26 returns outside Making Tax Digital",
  source: "Finance Act 2009 Sch 55; GOV.UK, Self Assessment penalties calculator",
  read: "2026-08-21",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const saLateReturnDailyAfter = {
  value: "3 months",
  meaning:
    "Late Self Assessment return, existing regime: lateness after which the daily penalty starts",
  appliesFrom: "returns from 2010/11; still applies to 2025/26 returns outside Making Tax Digital",
  source: "Finance Act 2009 Sch 55; GOV.UK, Self Assessment penalties calculator",
  read: "2026-08-21",
} satisfies TaxFact;

export const saLateReturnDailyPenalty = {
  value: "£10 a day",
  meaning: "Late Self Assessment return, existing regime: daily penalty after 3 months",
  appliesFrom: "returns from 2010/11; still applies to 2025/26 returns outside Making Tax Digital",
  source: "Finance Act 2009 Sch 55; GOV.UK, Self Assessment penalties calculator",
  read: "2026-08-21",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const saLateReturnDailyMaximum = {
  value: "£900",
  meaning: "Late Self Assessment return, existing regime: maximum of the daily penalties",
  appliesFrom: "returns from 2010/11; still applies to 2025/26 returns outside Making Tax Digital",
  source: "Finance Act 2009 Sch 55; GOV.UK, Self Assessment penalties calculator",
  read: "2026-08-21",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const saLateReturn6MonthPenalty = {
  value: "£300",
  meaning:
    "Late Self Assessment return, existing regime: fixed amount at 6 months, the alternative to the percentage",
  appliesFrom: "returns from 2010/11; still applies to 2025/26 returns outside Making Tax Digital",
  source: "Finance Act 2009 Sch 55; GOV.UK, Self Assessment penalties calculator",
  read: "2026-08-21",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const saLateReturn6MonthRate = {
  value: "5%",
  meaning:
    "Late Self Assessment return, existing regime: percentage at 6 months, the alternative to the fixed amount",
  appliesFrom: "returns from 2010/11; still applies to 2025/26 returns outside Making Tax Digital",
  source: "Finance Act 2009 Sch 55; GOV.UK, Self Assessment penalties calculator",
  read: "2026-08-21",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const saLateReturn12MonthPenalty = {
  value: "£300",
  meaning:
    "Late Self Assessment return, existing regime: fixed amount at 12 months, the alternative to the percentage",
  appliesFrom: "returns from 2010/11; still applies to 2025/26 returns outside Making Tax Digital",
  source: "Finance Act 2009 Sch 55; GOV.UK, Self Assessment penalties calculator",
  read: "2026-08-21",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const saLateReturn12MonthRate = {
  value: "5%",
  meaning:
    "Late Self Assessment return, existing regime: percentage at 12 months, the alternative to the fixed amount",
  appliesFrom: "returns from 2010/11; still applies to 2025/26 returns outside Making Tax Digital",
  source: "Finance Act 2009 Sch 55; GOV.UK, Self Assessment penalties calculator",
  read: "2026-08-21",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const saLatePaymentFirstTime = {
  value: "30 days",
  meaning: "Late Self Assessment payment, existing regime: when the first penalty is charged",
  appliesFrom: "returns from 2010/11; still applies to 2025/26 returns outside Making Tax Digital",
  source: "Finance Act 2009 Sch 56; GOV.UK, Self Assessment penalties calculator",
  read: "2026-08-21",
} satisfies TaxFact;

export const saLatePaymentFirstPenalty = {
  value: "5%",
  meaning:
    "Late Self Assessment payment, existing regime: penalty on the tax unpaid at 30 days, plus interest",
  appliesFrom: "returns from 2010/11; still applies to 2025/26 returns outside Making Tax Digital",
  source: "Finance Act 2009 Sch 56; GOV.UK, Self Assessment penalties calculator",
  read: "2026-08-21",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const saLatePaymentSecondTime = {
  value: "6 months",
  meaning: "Late Self Assessment payment, existing regime: when the second penalty is charged",
  appliesFrom: "returns from 2010/11; still applies to 2025/26 returns outside Making Tax Digital",
  source: "Finance Act 2009 Sch 56; GOV.UK, Self Assessment penalties calculator",
  read: "2026-08-21",
} satisfies TaxFact;

export const saLatePaymentSecondPenalty = {
  value: "5%",
  meaning:
    "Late Self Assessment payment, existing regime: penalty on the tax unpaid at 6 months, plus interest",
  appliesFrom: "returns from 2010/11; still applies to 2025/26 returns outside Making Tax Digital",
  source: "Finance Act 2009 Sch 56; GOV.UK, Self Assessment penalties calculator",
  read: "2026-08-21",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const saLatePaymentThirdTime = {
  value: "12 months",
  meaning: "Late Self Assessment payment, existing regime: when the third penalty is charged",
  appliesFrom: "returns from 2010/11; still applies to 2025/26 returns outside Making Tax Digital",
  source: "Finance Act 2009 Sch 56; GOV.UK, Self Assessment penalties calculator",
  read: "2026-08-21",
} satisfies TaxFact;

export const saLatePaymentThirdPenalty = {
  value: "5%",
  meaning:
    "Late Self Assessment payment, existing regime: penalty on the tax unpaid at 12 months, plus interest",
  appliesFrom: "returns from 2010/11; still applies to 2025/26 returns outside Making Tax Digital",
  source: "Finance Act 2009 Sch 56; GOV.UK, Self Assessment penalties calculator",
  read: "2026-08-21",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const mtdPenaltiesStart = {
  value: "6 April 2026",
  meaning:
    "Start of the points-based late filing and new late payment regime for the first income tax taxpayers mandated into MTD",
  appliesFrom: "from the taxpayer’s start in Making Tax Digital; 6 April 2026 for the first group",
  source: "Finance Act 2021 Sch 24 to 26; GOV.UK policy papers, 17 November 2023 and 1 April 2025",
  read: "2025-04-01",
} satisfies TaxFact;

export const mtdLatePaymentFirstRate = {
  value: "3%",
  meaning:
    "Late payment penalty for MTD income tax taxpayers, on what is unpaid at day 15 (same scale as VAT)",
  appliesFrom: "from the taxpayer’s start in Making Tax Digital; 6 April 2026 for the first group",
  source: "Finance Act 2021 Sch 26; HMRC income tax penalties service",
  read: "2026-07-01",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const mtdLatePaymentSecondRate = {
  value: "3%",
  meaning:
    "Further late payment penalty for MTD income tax taxpayers, on what is unpaid at day 30 (same scale as VAT)",
  appliesFrom: "from the taxpayer’s start in Making Tax Digital; 6 April 2026 for the first group",
  source: "Finance Act 2021 Sch 26; HMRC income tax penalties service",
  read: "2026-07-01",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const mtdLatePaymentDailyRate = {
  value: "10% a year",
  meaning:
    "Late payment penalty for MTD income tax taxpayers, daily from day 31 (same scale as VAT)",
  appliesFrom: "from the taxpayer’s start in Making Tax Digital; 6 April 2026 for the first group",
  source: "Finance Act 2021 Sch 26; HMRC income tax penalties service",
  read: "2026-07-01",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const newPenaltiesStart = {
  value: "6 April 2027",
  meaning: "Announced start of the same regime for all other income tax Self Assessment taxpayers",
  appliesFrom: "from 6 April 2027, as announced at Budget 2025",
  source: "Budget 2025",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const newPenaltiesThresholdAnnual = {
  value: "2 points",
  meaning: "Late filing points threshold under the announced regime, annual filers",
  appliesFrom: "from 6 April 2027, as announced at Budget 2025",
  source: "Budget 2025",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const newPenaltiesThresholdQuarterly = {
  value: "4 points",
  meaning: "Late filing points threshold under the announced regime, MTD quarterly filers",
  appliesFrom: "from 6 April 2027, as announced at Budget 2025",
  source: "Budget 2025",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const newPenaltiesPenalty = {
  value: "£200",
  meaning: "Penalty at the points threshold under the announced regime",
  appliesFrom: "from 6 April 2027, as announced at Budget 2025",
  source: "Budget 2025",
  read: "2026-11-21",
  undatedCopy: true,
  secondHand: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;
