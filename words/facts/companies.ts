import { date, days, months, per, percent, pounds, text } from "./figures.ts";
import { asAtOctober2026, from, topic, undated } from "./topic.ts";

/* Corporation tax, company accounts and size limits, and Self Assessment deadlines and penalties. */

export const companies = topic("companies", {
  ...from({
    source: "Finance Act 2025; Finance Act 2026 ss11 to 12",
    ...undated("2026-11-21"),
    secondHand: true,
    appliesFrom: "since 1 April 2023; unchanged for financial years 2026 and 2027",
    ...asAtOctober2026,
  })({
    smallProfitsRate: { value: percent(19), meaning: "Corporation tax small profits rate" },
    mainRate: { value: percent(25), meaning: "Corporation tax main rate" },
  }),
  ...from({
    source: "Finance Act 2025; Finance Act 2026 ss11 to 12; Corporation Tax Act 2010 ss18B to 18E",
    ...undated("2026-11-21"),
    secondHand: true,
    appliesFrom: "since 1 April 2023; unchanged for financial years 2026 and 2027",
    ...asAtOctober2026,
  })({
    smallProfitsLimit: {
      value: pounds(50_000),
      meaning:
        "Profits up to which the small profits rate applies, and lower limit for marginal relief; shared with associated companies and reduced for short periods",
    },
    mainRateLimit: {
      value: pounds(250_000),
      meaning:
        "Profits over which the main rate applies, and upper limit for marginal relief; shared with associated companies and reduced for short periods",
    },
  }),
  marginalReliefEffectiveRate: {
    value: percent(26.5),
    meaning: "Effective marginal corporation tax rate between the two limits",
    appliesFrom: "since 1 April 2023; unchanged for financial years 2026 and 2027",
    source: "Corporation Tax Act 2010 ss18B to 18E",
    ...undated("2026-11-21"),
    secondHand: true,
    ...asAtOctober2026,
  },
  ...from({
    source: "GOV.UK, Accounts and tax returns for private limited companies",
    ...undated("2026-11-21"),
  })({
    paymentTime: {
      value: text("9 months and 1 day"),
      meaning:
        "Time to pay corporation tax after the accounting period, for companies not in quarterly instalments",
    },
    returnTime: {
      value: months(12),
      meaning: "Time to file the company tax return after the accounting period",
    },
  }),
  accountsTime: {
    value: months(9),
    meaning:
      "Time for a private company to file accounts at Companies House after the financial year end",
    source: "Companies Act 2006 s442; GOV.UK",
    ...undated("2026-11-21"),
  },
  ...from({
    source: "Finance Act 1998 Sch 18 para 17; GOV.UK policy paper, 26 November 2025",
    read: "2025-11-26",
    appliesFrom: "returns with a filing date on or after 1 April 2026",
  })({
    lateReturnPenaltiesDoubledOn: {
      value: date("2026-04-01"),
      meaning:
        "Filing dates from this day carry the doubled fixed penalties for late company tax returns",
    },
    lateReturnPenalty: {
      value: pounds(200),
      meaning: "Fixed penalty for a late company tax return",
      ...asAtOctober2026,
    },
    lateReturnPenaltyOver3Months: {
      value: pounds(400),
      meaning: "Fixed penalty for a company tax return over 3 months late",
      ...asAtOctober2026,
    },
    lateReturnHigherPenaltyAfter: {
      value: months(3),
      meaning: "Time after the filing date from which the higher fixed penalty applies",
    },
    lateReturnThirdFailure: {
      value: pounds(1_000),
      meaning: "Fixed penalty for a late company tax return, third successive failure",
      ...asAtOctober2026,
    },
    lateReturnThirdFailureOver3Months: {
      value: pounds(2_000),
      meaning:
        "Fixed penalty for a company tax return over 3 months late, third successive failure",
      ...asAtOctober2026,
    },
  }),
  ...from({
    source: "Finance Act 1998 Sch 18 para 18",
    ...undated("2026-11-21"),
    secondHand: true,
  })({
    lateReturnTaxGearedAfter: {
      value: months(6),
      meaning: "Lateness of a company tax return beyond which the first tax-geared penalty is due",
    },
    lateReturnTaxGeared: {
      value: percent(10),
      meaning:
        "Tax-geared penalty for a company tax return over 6 months late, as a share of the unpaid tax",
      ...asAtOctober2026,
    },
    lateReturnFurtherTaxGearedAfter: {
      value: months(12),
      meaning:
        "Lateness of a company tax return beyond which the further tax-geared penalty is due",
    },
    lateReturnFurtherTaxGeared: {
      value: percent(10),
      meaning:
        "Further tax-geared penalty for a company tax return over 12 months late, as a share of the unpaid tax",
      ...asAtOctober2026,
    },
  }),
  ...from({
    source: "Taxes Management Act 1970 ss8, 59A, 59B; GOV.UK, Self Assessment penalties calculator",
    read: "2026-08-21",
  })({
    paperReturnDeadline: {
      value: date("10-31"),
      meaning: "Self Assessment: paper return deadline after the tax year",
      appliesFrom: "each year",
    },
    onlineReturnDeadline: {
      value: date("01-31"),
      meaning: "Self Assessment: online return deadline after the tax year",
      appliesFrom: "each year",
    },
    balancingPaymentDeadline: {
      value: date("01-31"),
      meaning: "Self Assessment: payment deadline after the tax year",
      appliesFrom: "each year",
    },
    paperReturnDeadline202526: {
      value: date("2026-10-31"),
      meaning: "Self Assessment for 2025/26: paper return deadline; already passed",
      appliesFrom: "2025/26",
    },
    onlineReturnDeadline202526: {
      value: date("2027-01-31"),
      meaning: "Self Assessment for 2025/26: online return deadline",
      appliesFrom: "2025/26",
    },
    balancingPaymentDeadline202526: {
      value: date("2027-01-31"),
      meaning: "Self Assessment for 2025/26: payment deadline",
      appliesFrom: "2025/26",
    },
  }),
  ...from({
    source: "Taxes Management Act 1970 ss8, 59A, 59B",
    ...undated("2026-11-21"),
    secondHand: true,
  })({
    secondPaymentOnAccount: {
      value: date("07-31"),
      meaning: "Self Assessment: second payment on account",
      appliesFrom: "each year",
    },
    secondPaymentOnAccount202526: {
      value: date("2027-07-31"),
      meaning:
        "Self Assessment: second payment on account that follows the 2025/26 return, towards 2026/27",
      appliesFrom: "2026/27",
    },
  }),
  ...from({
    source: "Finance Act 2009 Sch 55; GOV.UK, Self Assessment penalties calculator",
    read: "2026-08-21",
    appliesFrom:
      "returns from 2010/11; still applies to 2025/26 returns outside Making Tax Digital",
  })({
    saLateReturnPenalty: {
      value: pounds(100),
      meaning: "Late Self Assessment return, existing regime: penalty at once",
      ...asAtOctober2026,
    },
    saLateReturnDailyAfter: {
      value: months(3),
      meaning:
        "Late Self Assessment return, existing regime: lateness after which the daily penalty starts",
    },
    saLateReturnDailyPenalty: {
      value: per("day", pounds(10)),
      meaning: "Late Self Assessment return, existing regime: daily penalty after 3 months",
      ...asAtOctober2026,
    },
    saLateReturnDailyMaximum: {
      value: pounds(900),
      meaning: "Late Self Assessment return, existing regime: maximum of the daily penalties",
      ...asAtOctober2026,
    },
    saLateReturn6MonthPenalty: {
      value: pounds(300),
      meaning:
        "Late Self Assessment return, existing regime: fixed amount at 6 months, the alternative to the percentage",
      ...asAtOctober2026,
    },
    saLateReturn6MonthRate: {
      value: percent(5),
      meaning:
        "Late Self Assessment return, existing regime: percentage at 6 months, the alternative to the fixed amount",
      ...asAtOctober2026,
    },
    saLateReturn12MonthPenalty: {
      value: pounds(300),
      meaning:
        "Late Self Assessment return, existing regime: fixed amount at 12 months, the alternative to the percentage",
      ...asAtOctober2026,
    },
    saLateReturn12MonthRate: {
      value: percent(5),
      meaning:
        "Late Self Assessment return, existing regime: percentage at 12 months, the alternative to the fixed amount",
      ...asAtOctober2026,
    },
  }),
  ...from({
    source: "Finance Act 2009 Sch 56; GOV.UK, Self Assessment penalties calculator",
    read: "2026-08-21",
    appliesFrom:
      "returns from 2010/11; still applies to 2025/26 returns outside Making Tax Digital",
  })({
    saLatePaymentFirstTime: {
      value: days(30),
      meaning: "Late Self Assessment payment, existing regime: when the first penalty is charged",
    },
    saLatePaymentFirstPenalty: {
      value: percent(5),
      meaning:
        "Late Self Assessment payment, existing regime: penalty on the tax unpaid at 30 days, plus interest",
      ...asAtOctober2026,
    },
    saLatePaymentSecondTime: {
      value: months(6),
      meaning: "Late Self Assessment payment, existing regime: when the second penalty is charged",
    },
    saLatePaymentSecondPenalty: {
      value: percent(5),
      meaning:
        "Late Self Assessment payment, existing regime: penalty on the tax unpaid at 6 months, plus interest",
      ...asAtOctober2026,
    },
    saLatePaymentThirdTime: {
      value: months(12),
      meaning: "Late Self Assessment payment, existing regime: when the third penalty is charged",
    },
    saLatePaymentThirdPenalty: {
      value: percent(5),
      meaning:
        "Late Self Assessment payment, existing regime: penalty on the tax unpaid at 12 months, plus interest",
      ...asAtOctober2026,
    },
  }),
});
