import { date, months, type Percent, percent, percentagePoints, text, years } from "./figures.ts";
import { asAtOctober2026, from, heard, topic, undated } from "./topic.ts";

/* Penalties for wrong returns, offshore penalties and assessment time limits; percentages are of the potential lost revenue. */

/** The range of a penalty for what went wrong, after an unprompted disclosure and after a prompted one. */
const unprompted = range("unprompted");
const prompted = range("prompted");

function range(disclosure: string) {
  return (value: Percent, ...what: string[]) => ({
    value,
    meaning: `Penalty for ${what.join(", ")}, ${disclosure} disclosure, as a share of the potential lost revenue`,
  });
}

const careless = "a careless inaccuracy";
const deliberate = "an inaccuracy that is deliberate but not concealed";
const concealed = "an inaccuracy that is deliberate and concealed";
const untold = "a failure to notify that was not deliberate";
const untoldDeliberate = "a failure to notify that was deliberate but not concealed";
const untoldConcealed = "a failure to notify that was deliberate and concealed";
const onPurpose = "a deliberate inaccuracy or failure to notify";
const hidden = "a deliberate and concealed inaccuracy or failure to notify";
const early = "HMRC aware within 12 months";
const late = "HMRC aware later than 12 months";
const toldEarly = "told within 12 months of the tax falling due";
const toldLate = "told more than 12 months after the tax fell due";
const abroad = (category: 1 | 2 | 3) => `offshore matter in a category ${category} territory`;

const maximum = (share: number, category: 1 | 2 | 3) => ({
  value: percent(share),
  meaning: `Maximum penalty for an ${abroad(category)} (income tax, CGT, inheritance tax)`,
});

const failureToNotify = {
  source: "Finance Act 2008 Sch 41 paras 6, 13; Finance Act 2010 Sch 10 para 9",
  read: "2010-04-08",
  appliesFrom: "failures from 1 April 2010",
} as const;

export const penalties = topic("penalties", {
  officerShare: {
    value: percent(100),
    meaning:
      "Largest share of a company’s penalty for a deliberate inaccuracy that HMRC may charge to the officer whose doing it was",
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
  failedAvoidance: {
    value: text("careless"),
    meaning:
      "How an error is presumed to have come about that rests on an avoidance arrangement without the effect claimed, unless reasonable care is shown or it was deliberate; advice from whoever took part in the arrangement does not count, among other advice",
    appliesFrom:
      "documents submitted from 16 November 2017, for periods that began from 6 April 2017 and ended after 15 November 2017",
    source:
      "Finance Act 2007 Sch 24 paras 3A, 3B; HMRC Compliance Handbook CH81122, CH81123, CH81124",
    read: "2023-08-01",
  },
  ...from({
    source: "Finance Act 2007 Sch 24 para 10; HMRC Compliance Handbook CH82470",
    ...undated("2026-11-22"),
    appliesFrom: "returns for periods from 1 April 2008, most taxes",
    ...asAtOctober2026,
  })({
    carelessUnprompted: unprompted(percent(0, 30), careless),
    carelessPrompted: prompted(percent(15, 30), careless),
    deliberateUnprompted: unprompted(percent(20, 70), deliberate),
    deliberatePrompted: prompted(percent(35, 70), deliberate),
    concealedUnprompted: unprompted(percent(30, 100), concealed),
    concealedPrompted: prompted(percent(50, 100), concealed),
  }),
  ...from({
    source: "Finance Act 2007 Sch 24 para 4A; HMRC Compliance Handbook CH82486, CH116700",
    ...undated("2026-11-22"),
    appliesFrom: "income tax and CGT from 6 April 2011",
    ...asAtOctober2026,
  })({
    offshoreCategory1Maximum: maximum(100, 1),
    offshoreCategory2Maximum: maximum(150, 2),
    offshoreCategory3Maximum: maximum(200, 3),
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
    requirementToCorrectDeadline: {
      value: date("2018-09-30"),
      meaning:
        "Last day to correct it; a reasonable excuse for not having done so rules the penalty out",
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
      "Assessment time limit for income tax, CGT and inheritance tax on offshore matters or transfers, even with reasonable care; not where HMRC had the overseas information in time",
    appliesFrom: "from 2015/16, or from 2013/14 if you were careless",
    source: "Taxes Management Act 1970 s36A; HMRC Compliance Handbook CH53510, CH53550",
    ...undated("2026-11-21"),
  },
  ...from(failureToNotify)({
    failureToNotifyEarlyPeriod: {
      value: months(12),
      meaning:
        "Time after the tax first went unpaid in which HMRC must become aware of a failure to notify for the lower scale to apply",
    },
  }),
  ...from({ ...failureToNotify, ...asAtOctober2026 })({
    failureToNotifyUnprompted: unprompted(percent(0, 30), untold, early),
    failureToNotifyPrompted: prompted(percent(10, 30), untold, early),
    failureToNotifyLaterUnprompted: unprompted(percent(10, 30), untold, late),
    failureToNotifyLaterPrompted: prompted(percent(20, 30), untold, late),
    failureToNotifyDeliberateUnprompted: unprompted(percent(20, 70), untoldDeliberate),
    failureToNotifyDeliberatePrompted: prompted(percent(35, 70), untoldDeliberate),
    failureToNotifyConcealedUnprompted: unprompted(percent(30, 100), untoldConcealed),
    failureToNotifyConcealedPrompted: prompted(percent(50, 100), untoldConcealed),
  }),
  failureToNotifyExcuse: {
    value: text("a reasonable excuse"),
    meaning: "What rules out the penalty for a failure to notify that was not deliberate",
    appliesFrom: "failures from 1 April 2010",
    source: "HMRC Compliance Handbook CH401150; [2025] UKFTT 867 (TC)",
    read: "2025-01-01",
  },
  ...from({
    source: "HMRC Compliance Handbook CH73360, CH82410",
    ...heard("2026-11-28"),
  })({
    slowCorrectionPeriod: {
      value: years(3),
      meaning:
        "Time of correcting beyond which HMRC says it will usually not reduce a penalty to the bottom of its range; less if the disclosure covers longer. A failure to notify, only if it was deliberate. HMRC practice, not law",
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
    meaning: "What a mistake made with reasonable care is, if found later and HMRC was not told",
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
    offshoreCategory1CarelessUnprompted: unprompted(percent(0, 30), careless, abroad(1)),
    offshoreCategory1CarelessPrompted: prompted(percent(15, 30), careless, abroad(1)),
    offshoreCategory1DeliberateUnprompted: unprompted(percent(30, 70), onPurpose, abroad(1)),
    offshoreCategory1DeliberatePrompted: prompted(percent(45, 70), onPurpose, abroad(1)),
    offshoreCategory1ConcealedUnprompted: unprompted(percent(40, 100), hidden, abroad(1)),
    offshoreCategory1ConcealedPrompted: prompted(percent(60, 100), hidden, abroad(1)),
    offshoreCategory2CarelessUnprompted: unprompted(percent(0, 45), careless, abroad(2)),
    offshoreCategory2CarelessPrompted: prompted(percent(22.5, 45), careless, abroad(2)),
    offshoreCategory2DeliberateUnprompted: unprompted(percent(40, 105), onPurpose, abroad(2)),
    offshoreCategory2DeliberatePrompted: prompted(percent(62.5, 105), onPurpose, abroad(2)),
    offshoreCategory2ConcealedUnprompted: unprompted(percent(55, 150), hidden, abroad(2)),
    offshoreCategory2ConcealedPrompted: prompted(percent(85, 150), hidden, abroad(2)),
    offshoreCategory3CarelessUnprompted: unprompted(percent(0, 60), careless, abroad(3)),
    offshoreCategory3CarelessPrompted: prompted(percent(30, 60), careless, abroad(3)),
    offshoreCategory3DeliberateUnprompted: unprompted(percent(50, 140), onPurpose, abroad(3)),
    offshoreCategory3DeliberatePrompted: prompted(percent(80, 140), onPurpose, abroad(3)),
    offshoreCategory3ConcealedUnprompted: unprompted(percent(70, 200), hidden, abroad(3)),
    offshoreCategory3ConcealedPrompted: prompted(percent(110, 200), hidden, abroad(3)),
  }),
  ...from({
    source:
      "Finance Act 2008 Sch 41 paras 6A and 13A, as amended by Finance Act 2016 Sch 21; HMRC Compliance Handbook CH114600",
    ...undated("2026-11-23"),
    appliesFrom: "2016/17; earlier years have lower minimums",
    ...asAtOctober2026,
  })({
    offshoreFailureCategory1Unprompted: unprompted(percent(0, 30), untold, abroad(1), toldEarly),
    offshoreFailureCategory1Prompted: prompted(percent(10, 30), untold, abroad(1), toldEarly),
    offshoreFailureCategory1LaterUnprompted: unprompted(
      percent(10, 30),
      untold,
      abroad(1),
      toldLate,
    ),
    offshoreFailureCategory1LaterPrompted: prompted(percent(20, 30), untold, abroad(1), toldLate),
    offshoreFailureCategory2Unprompted: unprompted(percent(0, 45), untold, abroad(2), toldEarly),
    offshoreFailureCategory2Prompted: prompted(percent(15, 45), untold, abroad(2), toldEarly),
    offshoreFailureCategory2LaterUnprompted: unprompted(
      percent(15, 45),
      untold,
      abroad(2),
      toldLate,
    ),
    offshoreFailureCategory2LaterPrompted: prompted(percent(30, 45), untold, abroad(2), toldLate),
    offshoreFailureCategory3Unprompted: unprompted(percent(0, 60), untold, abroad(3), toldEarly),
    offshoreFailureCategory3Prompted: prompted(percent(20, 60), untold, abroad(3), toldEarly),
    offshoreFailureCategory3LaterUnprompted: unprompted(
      percent(20, 60),
      untold,
      abroad(3),
      toldLate,
    ),
    offshoreFailureCategory3LaterPrompted: prompted(percent(40, 60), untold, abroad(3), toldLate),
  }),
});
