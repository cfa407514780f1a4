import { date, days, type Figure, months, per, percent, pounds, text } from "./figures.ts";
import { asAtOctober2026, from, heard, topic, undated } from "./topic.ts";

/* Corporation tax, company accounts and size limits, and Self Assessment deadlines and penalties. */

/** Facts whose meanings begin alike. */
const about =
  (subject: string) =>
  <V extends Figure>(value: V, what: string) => ({ value, meaning: `${subject}: ${what}` });

const eachYear = about("Self Assessment");
const for202526 = about("Self Assessment for 2025/26");
const lateReturn = about("Late Self Assessment return, existing regime");
const latePayment = about("Late Self Assessment payment, existing regime");

const deadlines = {
  source: "Taxes Management Act 1970 ss8, 59A, 59B; GOV.UK, Self Assessment penalties calculator",
  read: "2026-08-21",
} as const;

const existingRegime = {
  read: "2026-08-21",
  appliesFrom:
    "returns from 2010/11; still applies to 2025/26 returns, except of those who joined Making Tax Digital before 6 April 2026",
} as const;

const schedule55 = {
  source: "Finance Act 2009 Sch 55; GOV.UK, Self Assessment penalties calculator",
  ...existingRegime,
};

const schedule56 = {
  source: "Finance Act 2009 Sch 56; GOV.UK, Self Assessment penalties calculator",
  ...existingRegime,
};

export const companies = topic("companies", {
  ...from({
    source: "Finance Act 2025; Finance Act 2026 ss11 to 12",
    ...heard("2026-11-21"),
    appliesFrom: "since 1 April 2023; unchanged for financial years 2026 and 2027",
    ...asAtOctober2026,
  })({
    smallProfitsRate: { value: percent(19), meaning: "Corporation tax small profits rate" },
    mainRate: { value: percent(25), meaning: "Corporation tax main rate" },
  }),
  ...from({
    source: "Finance Act 2025; Finance Act 2026 ss11 to 12; Corporation Tax Act 2010 ss18B to 18E",
    ...heard("2026-11-21"),
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
    ...heard("2026-11-21"),
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
    ...heard("2026-11-21"),
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
  ...from({ ...deadlines, appliesFrom: "each year" })({
    paperReturnDeadline: eachYear(date("10-31"), "paper return deadline after the tax year"),
    onlineReturnDeadline: eachYear(date("01-31"), "online return deadline after the tax year"),
    balancingPaymentDeadline: eachYear(date("01-31"), "payment deadline after the tax year"),
  }),
  ...from({ ...deadlines, appliesFrom: "2025/26" })({
    paperReturnDeadline202526: for202526(
      date("2026-10-31"),
      "paper return deadline; already passed",
    ),
    onlineReturnDeadline202526: for202526(date("2027-01-31"), "online return deadline"),
    balancingPaymentDeadline202526: for202526(date("2027-01-31"), "payment deadline"),
  }),
  ...from({
    source: "Taxes Management Act 1970 ss8, 59A, 59B",
    ...heard("2026-11-21"),
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
  ...from(schedule55)({
    saLateReturnDailyAfter: lateReturn(months(3), "lateness after which the daily penalty starts"),
  }),
  ...from({ ...schedule55, ...asAtOctober2026 })({
    saLateReturnPenalty: lateReturn(pounds(100), "penalty at once"),
    saLateReturnDailyPenalty: lateReturn(per("day", pounds(10)), "daily penalty after 3 months"),
    saLateReturnDailyMaximum: lateReturn(pounds(900), "maximum of the daily penalties"),
    saLateReturn6MonthPenalty: lateReturn(
      pounds(300),
      "fixed amount at 6 months, the alternative to the percentage",
    ),
    saLateReturn6MonthRate: lateReturn(
      percent(5),
      "percentage at 6 months, the alternative to the fixed amount",
    ),
    saLateReturn12MonthPenalty: lateReturn(
      pounds(300),
      "fixed amount at 12 months, the alternative to the percentage",
    ),
    saLateReturn12MonthRate: lateReturn(
      percent(5),
      "percentage at 12 months, the alternative to the fixed amount",
    ),
  }),
  ...from(schedule56)({
    saLatePaymentFirstTime: latePayment(days(30), "when the first penalty is charged"),
    saLatePaymentSecondTime: latePayment(months(6), "when the second penalty is charged"),
    saLatePaymentThirdTime: latePayment(months(12), "when the third penalty is charged"),
  }),
  ...from({ ...schedule56, ...asAtOctober2026 })({
    saLatePaymentFirstPenalty: latePayment(
      percent(5),
      "penalty on the tax unpaid at 30 days, plus interest",
    ),
    saLatePaymentSecondPenalty: latePayment(
      percent(5),
      "penalty on the tax unpaid at 6 months, plus interest",
    ),
    saLatePaymentThirdPenalty: latePayment(
      percent(5),
      "penalty on the tax unpaid at 12 months, plus interest",
    ),
  }),
});
