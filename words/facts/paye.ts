import { date, days, months, per, percent, pounds, text, years } from "./figures.ts";
import { asAtOctober2026, from, heard, topic, undated } from "./topic.ts";

/* PAYE and payroll: deadlines, National Insurance, minimum wage, late reporting and pensions. */

const hourly = (rate: number, meaning: string) => ({ value: per("hour", pounds(rate)), meaning });

const reporting = {
  source: "GOV.UK, What happens if you do not report payroll information on time",
  ...undated("2026-11-21"),
};

const lateFps = (amount: number, employees: string) => ({
  value: pounds(amount),
  meaning: `Late FPS penalty per month and PAYE scheme, ${employees} employees`,
});

export const paye = topic("paye", {
  fpsTime: {
    value: text("on or before payday"),
    meaning: "When each Full Payment Submission (FPS) must be sent",
    source: "PAYE Regulations 2003 reg 67B; GOV.UK, Running payroll",
    ...heard("2026-11-21"),
  },
  ...from({ source: "GOV.UK, Running payroll", ...heard("2026-11-21") })({
    epsDay: {
      value: text("19th"),
      meaning: "Day of the following tax month by which an Employer Payment Summary (EPS) is sent",
    },
    paymentDayElectronic: {
      value: text("22nd"),
      meaning: "Day of the month by which PAYE is paid to HMRC electronically",
    },
    paymentDayPost: {
      value: text("19th"),
      meaning: "Day of the month by which PAYE is paid to HMRC by post",
    },
    quarterlyPaymentLimit: {
      value: pounds(1_500),
      meaning: "Usual PAYE bill a month under which an employer may pay quarterly",
      ...asAtOctober2026,
    },
  }),
  ...from({
    source: "PAYE Regulations 2003 reg 67; GOV.UK",
    ...heard("2026-11-21"),
    appliesFrom: "each year",
  })({
    p60PayrollDate: {
      value: date("04-05"),
      meaning: "Every employee on the payroll on this day must be given a P60",
    },
    p60Deadline: { value: date("05-31"), meaning: "Day by which P60s must be given" },
  }),
  ...from({
    source: "GOV.UK, Expenses and benefits; HMRC National Insurance Manual NIM15004",
    ...heard("2026-11-21"),
    appliesFrom: "each year",
  })({
    p11dDeadline: {
      value: date("07-06"),
      meaning:
        "Day by which benefits and expenses are reported on forms P11D and P11D(b); benefits taxed through the payroll on P11D(b) alone",
    },
    class1APaymentDeadline: {
      value: date("07-22"),
      meaning: "Day by which Class 1A National Insurance is paid, other than by post",
    },
    class1APaymentDeadlinePost: {
      value: date("07-19"),
      meaning: "Day by which Class 1A National Insurance is paid by post",
    },
  }),
  employerNicRate: {
    value: percent(15),
    meaning: "Employer (secondary) Class 1 National Insurance rate",
    appliesFrom: "6 April 2025; unchanged in 2026/27",
    taxYear: "2026/27",
    source: "National Insurance Contributions (Secondary Class 1 Contributions) Act 2025 s1",
    ...undated("2026-11-21"),
    ...asAtOctober2026,
  },
  ...from({
    source:
      "National Insurance Contributions (Secondary Class 1 Contributions) Act 2025 s2; Budget 2025",
    ...undated("2026-11-21"),
    appliesFrom: "6 April 2025; announced as kept to April 2031",
    taxYear: "2026/27",
    ...asAtOctober2026,
  })({
    secondaryThreshold: {
      value: per("year", pounds(5_000)),
      meaning:
        "Secondary threshold: earnings above which the employer pays Class 1 National Insurance",
    },
    secondaryThresholdMonthly: {
      value: per("month", pounds(417)),
      meaning: "Secondary threshold as a monthly amount",
    },
  }),
  secondaryThresholdWeekly: {
    value: per("week", pounds(96)),
    meaning: "Secondary threshold as a weekly amount",
    appliesFrom: "6 April 2025; announced as kept to April 2031",
    taxYear: "2026/27",
    source: "Social Security (Contributions) Regulations 2001 reg 10",
    read: "2026-04-06",
    ...asAtOctober2026,
  },
  employmentAllowance: {
    value: per("year", pounds(10_500)),
    meaning: "Employment Allowance",
    appliesFrom: "6 April 2025; unchanged in 2026/27",
    taxYear: "2026/27",
    source: "National Insurance Contributions (Secondary Class 1 Contributions) Act 2025 s3",
    ...undated("2026-11-21"),
    ...asAtOctober2026,
  },
  ...from({
    source: "Social Security Contributions and Benefits Act 1992 s8",
    ...heard("2026-11-21"),
    appliesFrom: "2026/27",
    taxYear: "2026/27",
    ...asAtOctober2026,
  })({
    employeeNicMainRate: {
      value: percent(8),
      meaning:
        "Employee Class 1 National Insurance rate between the primary threshold and the upper earnings limit",
    },
    employeeNicUpperRate: {
      value: percent(2),
      meaning: "Employee Class 1 National Insurance rate above the upper earnings limit",
    },
  }),
  ...from({
    source: "Social Security (Contributions) Regulations 2001 reg 10",
    ...heard("2026-11-21"),
    appliesFrom: "2026/27",
    taxYear: "2026/27",
    ...asAtOctober2026,
  })({
    primaryThreshold: {
      value: pounds(12_570),
      meaning: "Annual earnings above which the employee pays Class 1 National Insurance",
    },
    upperEarningsLimit: {
      value: pounds(50_270),
      meaning:
        "Annual earnings above which the lower employee rate of Class 1 National Insurance applies",
    },
  }),
  ...from({
    source: "National Minimum Wage (Amendment) Regulations 2026; GOV.UK, minimum wage calculator",
    read: "2026-08-21",
    asAt: "October 2026",
    reviewBy: "2027-04-01",
    appliesFrom: "1 April 2026",
  })({
    livingWage: hourly(12.71, "National Living Wage, age 21 and over"),
    minimumWage18To20: hourly(10.85, "National Minimum Wage, age 18 to 20"),
    minimumWageUnder18: hourly(8, "National Minimum Wage, under 18"),
    minimumWageApprentice: hourly(
      8,
      "National Minimum Wage, apprentices under 19 or in their first year",
    ),
  }),
  minimumWageChangeDate: {
    value: date("04-01"),
    meaning:
      "Day on which new minimum wage rates start each year; the next rates are normally announced in the autumn before",
    appliesFrom: "each year; next on 1 April 2027",
    source: "GOV.UK, Low Pay Commission remit, 16 March 2026",
    read: "2026-03-16",
  },
  ...from({
    source: "GOV.UK, Low Pay Commission, 19 September 2025",
    read: "2026-04-24",
    secondHand: true,
    appliesFrom: "7 April 2026",
  })({
    minimumWageEnforcer: {
      value: text("the Fair Work Agency"),
      meaning:
        "Body that enforces the minimum wage; it brought together HMRC’s minimum wage team, the gangmasters’ authority and the agency inspectorate",
    },
    fairWorkAgencySince: {
      value: date("2026-04-07"),
      meaning:
        "Day since which the Fair Work Agency enforces the minimum wage; holiday pay and sick pay follow in stages",
    },
  }),
  ...from({
    ...reporting,
    appliesFrom: "since 6 October 2014 or 6 March 2015",
    ...asAtOctober2026,
  })({
    lateFpsPenalty1To9: lateFps(100, "1 to 9"),
    lateFpsPenalty10To49: lateFps(200, "10 to 49"),
    lateFpsPenalty50To249: lateFps(300, "50 to 249"),
    lateFpsPenalty250OrMore: lateFps(400, "250 or more"),
  }),
  ...from(reporting)({
    lateFpsGrace: {
      value: days(3),
      meaning:
        "No late FPS penalty where the FPS is within this time of payday, though repeat users may still be charged",
    },
    newEmployerFirstFpsTime: {
      value: days(30),
      meaning: "No late FPS penalty for a new employer whose first FPS is sent within this time",
    },
  }),
  ...from({
    source:
      "GOV.UK, What happens if you do not report payroll information on time, earlier edition",
    ...undated("2026-11-21"),
  })({
    lateFpsAdditionalAfter: {
      value: months(3),
      meaning: "Lateness beyond which an additional late reporting penalty is possible",
    },
    lateFpsAdditionalPenalty: {
      value: percent(5),
      meaning:
        "Possible additional penalty, as a share of the tax and National Insurance not reported",
      ...asAtOctober2026,
    },
  }),
  ...from({
    source: "GOV.UK technical note, 28 April 2025; HMRC update, 2026",
    read: "2026-01-01",
    secondHand: true,
  })({
    payrollingFirstPhase: {
      value: date("2027-04-06"),
      meaning:
        "Payrolling becomes mandatory for company cars, car fuel, vans, van fuel and employer-provided medical benefits",
      appliesFrom: "6 April 2027; moved once from April 2026, then split in 2026",
      reviewBy: "2026-10-28",
    },
    payrollingSecondPhase: {
      value: date("2028-04-06"),
      meaning:
        "Payrolling becomes mandatory for most other benefits; loans and living accommodation stay voluntary",
      appliesFrom: "6 April 2028; split from the first phase in 2026",
      reviewBy: "2026-10-28",
    },
  }),
  ...from({
    source: "Department for Work and Pensions, automatic enrolment review for 2026/27",
    ...heard("2026-11-21"),
    appliesFrom: "2026/27; unchanged",
    taxYear: "2026/27",
    ...asAtOctober2026,
  })({
    pensionEarningsTrigger: {
      value: pounds(10_000),
      meaning: "Workplace pension automatic enrolment earnings trigger",
    },
    pensionBandLower: {
      value: pounds(6_240),
      meaning: "Lower end of the qualifying earnings band for automatic enrolment",
    },
    pensionBandUpper: {
      value: pounds(50_270),
      meaning: "Upper end of the qualifying earnings band for automatic enrolment",
    },
  }),
  ...from({
    source: "Pensions Act 2008",
    ...heard("2026-11-21"),
    appliesFrom: "6 April 2019",
    taxYear: "2026/27",
    ...asAtOctober2026,
  })({
    pensionTotalContribution: {
      value: percent(8),
      meaning:
        "Minimum automatic enrolment contribution in total, as a share of qualifying earnings",
    },
    pensionEmployerContribution: {
      value: percent(3),
      meaning:
        "Least part of the minimum automatic enrolment contribution that must come from the employer",
    },
  }),
  nicDebtTimeLimit: {
    value: years(6),
    meaning:
      "Time from the due date in which HMRC must start court action for a National Insurance debt in England, Wales and Northern Ireland, unless there was fraud, deliberate concealment or mistake",
    source: "Limitation Act 1980 s9; HMRC manuals COG915225, DMBM527120, NIM17605",
    ...undated("2026-11-22"),
  },
  nicDebtTimeLimitScotland: {
    value: years(20),
    meaning:
      "Time from the due date in which HMRC must start court action for a National Insurance debt in Scotland",
    source: "HMRC manuals COG915225, DMBM527120, NIM17605",
    ...undated("2026-11-22"),
  },
});
