import { days, months, per, percent, points, pounds, text, years } from "./figures.ts";
import { asAtOctober2026, from, heard, topic, undated } from "./topic.ts";

/* VAT registration, rates, returns, error correction, late penalties and interest. */

const threshold = (count: number, returns: string) => ({
  value: points(count),
  meaning: `Late return points threshold for ${returns} returns`,
});

const pointReset = (count: number, returns: string) => ({
  value: months(count),
  meaning: `Period of on-time returns needed to reset points at the threshold, ${returns} returns`,
});

export const vat = topic("vat", {
  registrationThreshold: {
    value: pounds(90_000),
    meaning: "Taxable turnover above which a business must register for VAT",
    appliesFrom: "1 April 2024; unchanged in 2026/27",
    source:
      "Value Added Tax Act 1994 Sch 1, as amended by Statutory Instrument 2024/307; HMRC VAT registration service",
    read: "2026-07-22",
    ...asAtOctober2026,
  },
  ...from({
    source:
      "Value Added Tax Act 1994 Sch 1, as amended by Statutory Instrument 2024/307; GOV.UK policy paper, 7 March 2024",
    ...undated("2026-11-21"),
  })({
    registrationLookBack: {
      value: months(12),
      meaning:
        "Rolling period over which taxable turnover is measured against the registration threshold",
    },
    registrationLookForward: {
      value: days(30),
      meaning:
        "Coming period in which turnover expected in that period alone can pass the registration threshold",
    },
  }),
  ...from({
    source: "Value Added Tax Act 1994 Sch 1 para 5",
    ...heard("2026-11-21"),
  })({
    registrationTime: {
      value: days(30),
      meaning:
        "Time to register, from the end of the month in which the registration threshold was passed",
    },
    registrationEffectiveDate: {
      value: text("the first day of the second month"),
      meaning: "When registration takes effect, counted after passing the registration threshold",
    },
  }),
  registrationExceptionLimit: {
    value: pounds(88_000),
    meaning:
      "Turnover of the next 12 months that must not be passed for an exception from registration; to be shown to HMRC, and not available where the threshold is passed in the coming 30 days alone",
    appliesFrom: "1 April 2024",
    source:
      "HMRC VAT Registration Manual VATREG19050; GOV.UK, Apply for a registration exception; HMRC VAT services",
    read: "2026-04-20",
    ...asAtOctober2026,
  },
  registrationExceptionRefused: {
    value: text("from the normal date"),
    meaning:
      "When registration runs if an exception is refused or not applied for; turnover must be checked every month even if it is granted",
    source: "GOV.UK, Apply for a registration exception",
    ...heard("2026-11-22"),
  },
  deregistrationThreshold: {
    value: pounds(88_000),
    meaning: "Deregistration threshold",
    appliesFrom: "1 April 2024",
    source: "Statutory Instrument 2024/307; HMRC VAT deregistration service",
    read: "2026-04-20",
    ...asAtOctober2026,
  },
  standardRate: {
    value: percent(20),
    meaning: "Standard rate of VAT",
    appliesFrom: "since 4 January 2011; unchanged in 2026/27",
    source: "Value Added Tax Act 1994 s2(1)",
    read: "2026-06-29",
    ...asAtOctober2026,
  },
  ...from({
    source: "Value Added Tax Act 1994 s2; GOV.UK, VAT rates",
    ...heard("2026-11-21"),
    appliesFrom: "unchanged in 2026/27",
    ...asAtOctober2026,
  })({
    reducedRate: { value: percent(5), meaning: "Reduced rate of VAT" },
    zeroRate: { value: percent(0), meaning: "Zero rate of VAT" },
  }),
  returnTime: {
    value: text("1 calendar month and 7 days"),
    meaning: "Time to send the VAT return and pay after the VAT period ends, for most businesses",
    source: "GOV.UK, VAT Returns: deadlines",
    ...heard("2026-11-21"),
  },
  annualAccountingReturnTime: {
    value: months(2),
    meaning: "Time to send the annual accounting scheme return after the year end",
    source: "HMRC VAT Annual Accounting System manual VATAAS3400",
    ...undated("2026-11-21"),
  },
  mtdEveryoneSince: {
    value: text("April 2022"),
    meaning: "Start of Making Tax Digital for VAT for every VAT-registered business, unless exempt",
    appliesFrom: "April 2022",
    source: "GOV.UK, Making Tax Digital policy papers",
    ...undated("2026-11-21"),
  },
  errorCorrectionTime: {
    value: years(4),
    meaning: "Preceding period for which errors in VAT returns can be corrected",
    source: "GOV.UK, Correct errors in your VAT Return",
    ...undated("2026-11-21"),
  },
  ...from({
    source:
      "Value Added Tax Regulations 1995 reg 34; GOV.UK, Correct errors in your VAT Return; HMRC VAT Assessments and Error Correction manual VAEC7190",
    ...undated("2026-11-21"),
    appliesFrom: "periods beginning on or after 1 July 2008",
    ...asAtOctober2026,
  })({
    errorCorrectionLimit: {
      value: pounds(10_000),
      meaning:
        "Net error, up to and including this amount, that may be corrected on the next return; deliberate errors never",
    },
    errorCorrectionUpperLimit: {
      value: pounds(50_000),
      meaning:
        "Upper end of the larger net errors that may go on the next return if they pass the share-of-sales test; errors over it must be told to HMRC separately",
    },
    errorCorrectionSalesShare: {
      value: percent(1),
      meaning:
        "Share of total sales (box 6) that a net error between the two limits must not exceed to go on the next return",
    },
  }),
  ...from({
    source: "Finance Act 2021 Sch 24; GOV.UK guidance",
    ...undated("2026-11-21"),
    appliesFrom: "periods starting on or after 1 January 2023",
  })({
    lateReturnPoint: {
      value: points(1),
      meaning: "Points for each late return, nil and repayment returns included",
    },
    lateReturnThresholdAnnual: threshold(2, "annual"),
    lateReturnThresholdQuarterly: threshold(4, "quarterly"),
    lateReturnThresholdMonthly: threshold(5, "monthly"),
    lateReturnPenalty: {
      value: pounds(200),
      meaning:
        "Penalty on reaching the points threshold, and for each later late return while at it",
      ...asAtOctober2026,
    },
  }),
  pointExpiry: {
    value: months(24),
    meaning: "Time after which a late return point expires if the points are under the threshold",
    appliesFrom: "periods starting on or after 1 January 2023",
    source: "Finance Act 2021 Sch 24; HMRC VAT penalties service",
    read: "2026-06-15",
  },
  ...from({
    source: "Finance Act 2021 Sch 24",
    ...heard("2026-11-21"),
    appliesFrom: "periods starting on or after 1 January 2023",
  })({
    pointResetAnnual: pointReset(24, "annual"),
    pointResetQuarterly: pointReset(12, "quarterly"),
    pointResetMonthly: pointReset(6, "monthly"),
    pointResetReturnsFiled: {
      value: months(24),
      meaning:
        "Preceding period for which all returns must also have been filed before points reset",
    },
  }),
  latePaymentFirstDay: {
    value: text("day 15"),
    meaning:
      "Day overdue by which VAT must be paid to avoid a late payment penalty, or Time to Pay proposed that HMRC then agrees",
    source: "Finance Act 2021 Sch 26; HMRC Compliance Handbook CH193160",
    ...undated("2026-11-22"),
  },
  ...from({
    source:
      "Finance Act 2021 Sch 26; Statutory Instrument 2025/589 reg 1(3); GOV.UK policy paper, 1 April 2025",
    read: "2025-04-01",
    secondHand: true,
    appliesFrom: "VAT accounting periods beginning on or after 1 April 2025",
  })({
    latePaymentFirstRate: {
      value: percent(3),
      meaning: "First late payment penalty, on what is unpaid at day 15",
      ...asAtOctober2026,
    },
    latePaymentSecondDay: {
      value: text("day 30"),
      meaning: "Day overdue at which the second late payment penalty is measured",
    },
    latePaymentSecondRate: {
      value: percent(3),
      meaning: "Further late payment penalty, on what is unpaid at day 30",
      ...asAtOctober2026,
    },
    latePaymentDailyStart: {
      value: text("day 31"),
      meaning: "Day overdue from which the daily late payment penalty runs",
    },
    latePaymentDailyRate: {
      value: per("year", percent(10)),
      meaning: "Late payment penalty charged daily from day 31",
      ...asAtOctober2026,
    },
  }),
  lateInterest: {
    value: text("Bank of England base rate plus 4 percentage points"),
    meaning:
      "Formula for HMRC late payment interest; the resulting percentage changes with the base rate and is not recorded here",
    appliesFrom: "from 6 April 2025",
    source: "HMRC announcement, 19 December 2025; HMRC payment plan service",
    read: "2026-07-20",
    ...asAtOctober2026,
  },
  assessmentTimeLimit: {
    value: years(4),
    meaning: "Ordinary VAT assessment time limit, after the end of the VAT period",
    source: "Value Added Tax Act 1994 s77(1)",
    read: "2020-07-30",
  },
  assessmentLongTimeLimit: {
    value: years(20),
    meaning:
      "Longest VAT assessment time limit, in cases such as deliberate loss of tax, and for failing to register, deliberate or not",
    source: "Value Added Tax Act 1994 s77(4), (4A); HMRC Compliance Handbook CH53900",
    read: "2020-07-30",
  },
  ...from({
    source:
      "Value Added Tax Act 1994 s73(6); HMRC VAT Assessments and Error Correction manual VAEC1130",
    ...undated("2026-11-22"),
  })({
    assessmentPeriodLimit: {
      value: years(2),
      meaning:
        "Time after the end of the VAT period in which HMRC must also assess, unless the limit from the evidence ends later",
    },
    assessmentEvidenceLimit: {
      value: years(1),
      meaning:
        "Time in which HMRC must assess once it has enough evidence of the facts, if that ends later than the limit from the period",
    },
  }),
});
