import { date, months, percent, percentagePoints, text, years } from "./figures.ts";
import { asAtOctober2026, from, topic, undated } from "./topic.ts";

/* Penalties for wrong returns, offshore penalties and assessment time limits; percentages are of the potential lost revenue. */

export const penalties = topic("penalties", {
  officerShare: {
    value: percent(100),
    meaning:
      "The most of a company’s penalty for a deliberate inaccuracy that HMRC may charge to the officer to whom it was due",
    appliesFrom: "1 April 2008",
    source: "Finance Act 2007 Sch 24 para 19",
    read: "2025-08-01",
  },
  reasonableCare: {
    value: percent(0),
    meaning: "Penalty where reasonable care was taken",
    appliesFrom: "returns for periods from 1 April 2008, most taxes",
    source: "Finance Act 2007 Sch 24; HMRC Compliance Handbook CH81110; HMRC factsheet CC/FS7a",
    ...undated("2026-11-21"),
    ...asAtOctober2026,
  },
  ...from({
    source: "Finance Act 2007 Sch 24 para 10; HMRC Compliance Handbook CH82470",
    ...undated("2026-11-22"),
    appliesFrom: "returns for periods from 1 April 2008, most taxes",
    ...asAtOctober2026,
  })({
    carelessUnprompted: {
      value: percent(0, 30),
      meaning:
        "Penalty for a careless inaccuracy, unprompted disclosure, as a share of the potential lost revenue",
    },
    carelessPrompted: {
      value: percent(15, 30),
      meaning:
        "Penalty for a careless inaccuracy, prompted disclosure, as a share of the potential lost revenue",
    },
    deliberateUnprompted: {
      value: percent(20, 70),
      meaning:
        "Penalty for an inaccuracy that is deliberate but not concealed, unprompted disclosure, as a share of the potential lost revenue",
    },
    deliberatePrompted: {
      value: percent(35, 70),
      meaning:
        "Penalty for an inaccuracy that is deliberate but not concealed, prompted disclosure, as a share of the potential lost revenue",
    },
    concealedUnprompted: {
      value: percent(30, 100),
      meaning:
        "Penalty for an inaccuracy that is deliberate and concealed, unprompted disclosure, as a share of the potential lost revenue",
    },
    concealedPrompted: {
      value: percent(50, 100),
      meaning:
        "Penalty for an inaccuracy that is deliberate and concealed, prompted disclosure, as a share of the potential lost revenue",
    },
  }),
  ...from({
    source: "Finance Act 2007 Sch 24 para 4A; HMRC Compliance Handbook CH82486, CH116700",
    ...undated("2026-11-22"),
    appliesFrom: "income tax and CGT from 6 April 2011",
    ...asAtOctober2026,
  })({
    offshoreCategory1Maximum: {
      value: percent(100),
      meaning:
        "Maximum penalty for an offshore matter in a category 1 territory (income tax, CGT, inheritance tax)",
    },
    offshoreCategory2Maximum: {
      value: percent(150),
      meaning:
        "Maximum penalty for an offshore matter in a category 2 territory (income tax, CGT, inheritance tax)",
    },
    offshoreCategory3Maximum: {
      value: percent(200),
      meaning:
        "Maximum penalty for an offshore matter in a category 3 territory (income tax, CGT, inheritance tax)",
    },
  }),
  ...from({
    source: "Finance (No. 2) Act 2017 Sch 18; HMRC Compliance Handbook CH123400",
    ...undated("2026-11-21"),
  })({
    failureToCorrectStandard: {
      value: percent(200),
      meaning:
        "Standard Failure to Correct penalty, as a share of the tax, subject to the reasonable excuse defence",
      appliesFrom: "after 30 September 2018",
      ...asAtOctober2026,
    },
    failureToCorrectMinimum: {
      value: percent(100),
      meaning:
        "Lowest Failure to Correct penalty, as a share of the tax, except in special circumstances",
      appliesFrom: "after 30 September 2018",
      ...asAtOctober2026,
    },
    requirementToCorrectPeriodEnd: {
      value: date("2017-04-05"),
      meaning: "Last day of the offshore non-compliance that the Requirement to Correct covers",
      appliesFrom: "offshore non-compliance up to 5 April 2017",
    },
  }),
  ordinaryTimeLimit: {
    value: years(4),
    meaning: "Ordinary assessment time limit for income tax and CGT, after the end of the tax year",
    appliesFrom: "from 1 April 2010",
    source: "Taxes Management Act 1970 s34; HMRC Enquiry Manual EM3341",
    ...undated("2026-11-21"),
  },
  carelessTimeLimit: {
    value: years(6),
    meaning: "Assessment time limit for income tax and CGT where the behaviour was careless",
    appliesFrom: "from 1 April 2010",
    source: "Taxes Management Act 1970 s36(1); HMRC Enquiry Manual EM3341",
    ...undated("2026-11-21"),
  },
  deliberateTimeLimit: {
    value: years(20),
    meaning:
      "Assessment time limit for income tax and CGT for deliberate behaviour or failure to notify chargeability",
    appliesFrom: "from 1 April 2010",
    source: "Taxes Management Act 1970 s36(1A); HMRC Enquiry Manual EM3341",
    ...undated("2026-11-21"),
  },
  offshoreTimeLimit: {
    value: years(12),
    meaning:
      "Assessment time limit for offshore matters or transfers (income tax, CGT, inheritance tax), even where reasonable care was taken; not where HMRC already had the overseas information in time",
    appliesFrom: "from 2015/16, or from 2013/14 if you were careless",
    source: "Taxes Management Act 1970 s36A; HMRC Compliance Handbook CH53510, CH53550",
    ...undated("2026-11-21"),
  },
  ...from({
    source: "Finance Act 2008 Sch 41 paras 6, 13; Finance Act 2010 Sch 10 para 9",
    read: "2010-04-08",
    appliesFrom: "failures from 1 April 2010",
  })({
    failureToNotifyEarlyPeriod: {
      value: months(12),
      meaning:
        "Time after the tax first went unpaid in which HMRC must become aware of a failure to notify for the lower scale to apply",
    },
    failureToNotifyUnprompted: {
      value: percent(0, 30),
      meaning:
        "Penalty for a failure to notify that was not deliberate, HMRC aware within 12 months, unprompted disclosure, as a share of the potential lost revenue",
      ...asAtOctober2026,
    },
    failureToNotifyPrompted: {
      value: percent(10, 30),
      meaning:
        "Penalty for a failure to notify that was not deliberate, HMRC aware within 12 months, prompted disclosure, as a share of the potential lost revenue",
      ...asAtOctober2026,
    },
    failureToNotifyLaterUnprompted: {
      value: percent(10, 30),
      meaning:
        "Penalty for a failure to notify that was not deliberate, HMRC aware later than 12 months, unprompted disclosure, as a share of the potential lost revenue",
      ...asAtOctober2026,
    },
    failureToNotifyLaterPrompted: {
      value: percent(20, 30),
      meaning:
        "Penalty for a failure to notify that was not deliberate, HMRC aware later than 12 months, prompted disclosure, as a share of the potential lost revenue",
      ...asAtOctober2026,
    },
    failureToNotifyDeliberateUnprompted: {
      value: percent(20, 70),
      meaning:
        "Penalty for a failure to notify that was deliberate but not concealed, unprompted disclosure, as a share of the potential lost revenue",
      ...asAtOctober2026,
    },
    failureToNotifyDeliberatePrompted: {
      value: percent(35, 70),
      meaning:
        "Penalty for a failure to notify that was deliberate but not concealed, prompted disclosure, as a share of the potential lost revenue",
      ...asAtOctober2026,
    },
    failureToNotifyConcealedUnprompted: {
      value: percent(30, 100),
      meaning:
        "Penalty for a failure to notify that was deliberate and concealed, unprompted disclosure, as a share of the potential lost revenue",
      ...asAtOctober2026,
    },
    failureToNotifyConcealedPrompted: {
      value: percent(50, 100),
      meaning:
        "Penalty for a failure to notify that was deliberate and concealed, prompted disclosure, as a share of the potential lost revenue",
      ...asAtOctober2026,
    },
  }),
  failureToNotifyExcuse: {
    value: text("a reasonable excuse"),
    meaning: "What rules out the penalty for a failure to notify that was not deliberate",
    appliesFrom: "failures from 1 April 2010",
    source: "HMRC Compliance Handbook CH401150; [2025] UKFTT 867 (TC)",
    read: "2025-01-01",
  },
  ...from({
    source: "HMRC Compliance Handbook CH73220, CH82410",
    ...undated("2026-11-22"),
    secondHand: true,
  })({
    slowCorrectionPeriod: {
      value: years(3),
      meaning:
        "Time of correcting beyond which HMRC says it will usually not reduce a penalty to the bottom of its range; less if the disclosure covers longer. HMRC practice, not law",
    },
    slowCorrectionIncrease: {
      value: percentagePoints(10),
      meaning:
        "How far above the bottom of the range lies the penalty below which HMRC says it will usually not go after a slow correction. HMRC practice, not law",
      ...asAtOctober2026,
    },
  }),
  offshoreRangesFrom: {
    value: text("2016/17"),
    meaning: "First tax year to which the higher minimum penalties for money abroad apply",
    appliesFrom: "2016/17",
    source: "Finance Act 2016 Sch 21; HMRC Compliance Handbook CH116300",
    ...undated("2026-11-23"),
  },
  laterFound: {
    value: text("treated as careless"),
    meaning:
      "What a mistake made with reasonable care is, if it was found later and no reasonable steps were taken to tell HMRC",
    source: "Finance Act 2007 Sch 24 para 3(2); HMRC Compliance Handbook CH81080",
    ...undated("2026-11-23"),
  },
  ...from({
    source:
      "Finance Act 2007 Sch 24 para 10A and Finance Act 2008 Sch 41 para 13A, as amended by Finance Act 2016 Sch 21; HMRC Compliance Handbook CH116600",
    ...undated("2026-11-23"),
    appliesFrom: "2016/17; earlier years have lower minimums",
    ...asAtOctober2026,
  })({
    offshoreCategory1CarelessUnprompted: {
      value: percent(0, 30),
      meaning:
        "Penalty for a careless inaccuracy, offshore matter in a category 1 territory, unprompted disclosure, as a share of the potential lost revenue",
    },
    offshoreCategory1CarelessPrompted: {
      value: percent(15, 30),
      meaning:
        "Penalty for a careless inaccuracy, offshore matter in a category 1 territory, prompted disclosure, as a share of the potential lost revenue",
    },
    offshoreCategory1DeliberateUnprompted: {
      value: percent(30, 70),
      meaning:
        "Penalty for a deliberate inaccuracy or failure to notify, offshore matter in a category 1 territory, unprompted disclosure, as a share of the potential lost revenue",
    },
    offshoreCategory1DeliberatePrompted: {
      value: percent(45, 70),
      meaning:
        "Penalty for a deliberate inaccuracy or failure to notify, offshore matter in a category 1 territory, prompted disclosure, as a share of the potential lost revenue",
    },
    offshoreCategory1ConcealedUnprompted: {
      value: percent(40, 100),
      meaning:
        "Penalty for a deliberate and concealed inaccuracy or failure to notify, offshore matter in a category 1 territory, unprompted disclosure, as a share of the potential lost revenue",
    },
    offshoreCategory1ConcealedPrompted: {
      value: percent(60, 100),
      meaning:
        "Penalty for a deliberate and concealed inaccuracy or failure to notify, offshore matter in a category 1 territory, prompted disclosure, as a share of the potential lost revenue",
    },
    offshoreCategory2CarelessUnprompted: {
      value: percent(0, 45),
      meaning:
        "Penalty for a careless inaccuracy, offshore matter in a category 2 territory, unprompted disclosure, as a share of the potential lost revenue",
    },
    offshoreCategory2CarelessPrompted: {
      value: percent(22.5, 45),
      meaning:
        "Penalty for a careless inaccuracy, offshore matter in a category 2 territory, prompted disclosure, as a share of the potential lost revenue",
    },
    offshoreCategory2DeliberateUnprompted: {
      value: percent(40, 105),
      meaning:
        "Penalty for a deliberate inaccuracy or failure to notify, offshore matter in a category 2 territory, unprompted disclosure, as a share of the potential lost revenue",
    },
    offshoreCategory2DeliberatePrompted: {
      value: percent(62.5, 105),
      meaning:
        "Penalty for a deliberate inaccuracy or failure to notify, offshore matter in a category 2 territory, prompted disclosure, as a share of the potential lost revenue",
    },
    offshoreCategory2ConcealedUnprompted: {
      value: percent(55, 150),
      meaning:
        "Penalty for a deliberate and concealed inaccuracy or failure to notify, offshore matter in a category 2 territory, unprompted disclosure, as a share of the potential lost revenue",
    },
    offshoreCategory2ConcealedPrompted: {
      value: percent(85, 150),
      meaning:
        "Penalty for a deliberate and concealed inaccuracy or failure to notify, offshore matter in a category 2 territory, prompted disclosure, as a share of the potential lost revenue",
    },
    offshoreCategory3CarelessUnprompted: {
      value: percent(0, 60),
      meaning:
        "Penalty for a careless inaccuracy, offshore matter in a category 3 territory, unprompted disclosure, as a share of the potential lost revenue",
    },
    offshoreCategory3CarelessPrompted: {
      value: percent(30, 60),
      meaning:
        "Penalty for a careless inaccuracy, offshore matter in a category 3 territory, prompted disclosure, as a share of the potential lost revenue",
    },
    offshoreCategory3DeliberateUnprompted: {
      value: percent(50, 140),
      meaning:
        "Penalty for a deliberate inaccuracy or failure to notify, offshore matter in a category 3 territory, unprompted disclosure, as a share of the potential lost revenue",
    },
    offshoreCategory3DeliberatePrompted: {
      value: percent(80, 140),
      meaning:
        "Penalty for a deliberate inaccuracy or failure to notify, offshore matter in a category 3 territory, prompted disclosure, as a share of the potential lost revenue",
    },
    offshoreCategory3ConcealedUnprompted: {
      value: percent(70, 200),
      meaning:
        "Penalty for a deliberate and concealed inaccuracy or failure to notify, offshore matter in a category 3 territory, unprompted disclosure, as a share of the potential lost revenue",
    },
    offshoreCategory3ConcealedPrompted: {
      value: percent(110, 200),
      meaning:
        "Penalty for a deliberate and concealed inaccuracy or failure to notify, offshore matter in a category 3 territory, prompted disclosure, as a share of the potential lost revenue",
    },
  }),
  ...from({
    source:
      "Finance Act 2008 Sch 41 paras 6A and 13A, as amended by Finance Act 2016 Sch 21; HMRC Compliance Handbook CH114600",
    ...undated("2026-11-23"),
    appliesFrom: "2016/17; earlier years have lower minimums",
    ...asAtOctober2026,
  })({
    offshoreFailureCategory1Unprompted: {
      value: percent(0, 30),
      meaning:
        "Penalty for a failure to notify that was not deliberate, offshore matter in a category 1 territory, told within 12 months of the tax falling due, unprompted disclosure, as a share of the potential lost revenue",
    },
    offshoreFailureCategory1Prompted: {
      value: percent(10, 30),
      meaning:
        "Penalty for a failure to notify that was not deliberate, offshore matter in a category 1 territory, told within 12 months of the tax falling due, prompted disclosure, as a share of the potential lost revenue",
    },
    offshoreFailureCategory1LaterUnprompted: {
      value: percent(10, 30),
      meaning:
        "Penalty for a failure to notify that was not deliberate, offshore matter in a category 1 territory, told more than 12 months after the tax fell due, unprompted disclosure, as a share of the potential lost revenue",
    },
    offshoreFailureCategory1LaterPrompted: {
      value: percent(20, 30),
      meaning:
        "Penalty for a failure to notify that was not deliberate, offshore matter in a category 1 territory, told more than 12 months after the tax fell due, prompted disclosure, as a share of the potential lost revenue",
    },
    offshoreFailureCategory2Unprompted: {
      value: percent(0, 45),
      meaning:
        "Penalty for a failure to notify that was not deliberate, offshore matter in a category 2 territory, told within 12 months of the tax falling due, unprompted disclosure, as a share of the potential lost revenue",
    },
    offshoreFailureCategory2Prompted: {
      value: percent(15, 45),
      meaning:
        "Penalty for a failure to notify that was not deliberate, offshore matter in a category 2 territory, told within 12 months of the tax falling due, prompted disclosure, as a share of the potential lost revenue",
    },
    offshoreFailureCategory2LaterUnprompted: {
      value: percent(15, 45),
      meaning:
        "Penalty for a failure to notify that was not deliberate, offshore matter in a category 2 territory, told more than 12 months after the tax fell due, unprompted disclosure, as a share of the potential lost revenue",
    },
    offshoreFailureCategory2LaterPrompted: {
      value: percent(30, 45),
      meaning:
        "Penalty for a failure to notify that was not deliberate, offshore matter in a category 2 territory, told more than 12 months after the tax fell due, prompted disclosure, as a share of the potential lost revenue",
    },
    offshoreFailureCategory3Unprompted: {
      value: percent(0, 60),
      meaning:
        "Penalty for a failure to notify that was not deliberate, offshore matter in a category 3 territory, told within 12 months of the tax falling due, unprompted disclosure, as a share of the potential lost revenue",
    },
    offshoreFailureCategory3Prompted: {
      value: percent(20, 60),
      meaning:
        "Penalty for a failure to notify that was not deliberate, offshore matter in a category 3 territory, told within 12 months of the tax falling due, prompted disclosure, as a share of the potential lost revenue",
    },
    offshoreFailureCategory3LaterUnprompted: {
      value: percent(20, 60),
      meaning:
        "Penalty for a failure to notify that was not deliberate, offshore matter in a category 3 territory, told more than 12 months after the tax fell due, unprompted disclosure, as a share of the potential lost revenue",
    },
    offshoreFailureCategory3LaterPrompted: {
      value: percent(40, 60),
      meaning:
        "Penalty for a failure to notify that was not deliberate, offshore matter in a category 3 territory, told more than 12 months after the tax fell due, prompted disclosure, as a share of the potential lost revenue",
    },
  }),
});
