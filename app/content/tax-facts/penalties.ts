import type { TaxFact } from "./types.ts";

/* Penalties for wrong returns, offshore penalties and assessment time limits; percentages are of the potential lost revenue. */

export const reasonableCare = {
  value: "0%",
  meaning: "Penalty where reasonable care was taken",
  appliesFrom: "returns for periods from 1 April 2008, most taxes",
  source: "Finance Act 2007 Sch 24; HMRC Compliance Handbook CH81110; HMRC factsheet CC/FS7a",
  read: "2026-11-21",
  undatedCopy: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const carelessUnprompted = {
  value: "0% to 30%",
  meaning:
    "Penalty for a careless inaccuracy, unprompted disclosure, as a share of the potential lost revenue",
  appliesFrom: "returns for periods from 1 April 2008, most taxes",
  source: "Finance Act 2007 Sch 24 para 10; HMRC Compliance Handbook CH82470",
  read: "2026-11-22",
  undatedCopy: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const carelessPrompted = {
  value: "15% to 30%",
  meaning:
    "Penalty for a careless inaccuracy, prompted disclosure, as a share of the potential lost revenue",
  appliesFrom: "returns for periods from 1 April 2008, most taxes",
  source: "Finance Act 2007 Sch 24 para 10; HMRC Compliance Handbook CH82470",
  read: "2026-11-22",
  undatedCopy: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const deliberateUnprompted = {
  value: "20% to 70%",
  meaning:
    "Penalty for an inaccuracy that is deliberate but not concealed, unprompted disclosure, as a share of the potential lost revenue",
  appliesFrom: "returns for periods from 1 April 2008, most taxes",
  source: "Finance Act 2007 Sch 24 para 10; HMRC Compliance Handbook CH82470",
  read: "2026-11-22",
  undatedCopy: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const deliberatePrompted = {
  value: "35% to 70%",
  meaning:
    "Penalty for an inaccuracy that is deliberate but not concealed, prompted disclosure, as a share of the potential lost revenue",
  appliesFrom: "returns for periods from 1 April 2008, most taxes",
  source: "Finance Act 2007 Sch 24 para 10; HMRC Compliance Handbook CH82470",
  read: "2026-11-22",
  undatedCopy: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const concealedUnprompted = {
  value: "30% to 100%",
  meaning:
    "Penalty for an inaccuracy that is deliberate and concealed, unprompted disclosure, as a share of the potential lost revenue",
  appliesFrom: "returns for periods from 1 April 2008, most taxes",
  source: "Finance Act 2007 Sch 24 para 10; HMRC Compliance Handbook CH82470",
  read: "2026-11-22",
  undatedCopy: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const concealedPrompted = {
  value: "50% to 100%",
  meaning:
    "Penalty for an inaccuracy that is deliberate and concealed, prompted disclosure, as a share of the potential lost revenue",
  appliesFrom: "returns for periods from 1 April 2008, most taxes",
  source: "Finance Act 2007 Sch 24 para 10; HMRC Compliance Handbook CH82470",
  read: "2026-11-22",
  undatedCopy: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const offshoreCategory1Maximum = {
  value: "100%",
  meaning:
    "Maximum penalty for an offshore matter in a category 1 territory (income tax, CGT, inheritance tax)",
  appliesFrom: "income tax and CGT from 6 April 2011",
  source: "Finance Act 2007 Sch 24 para 4A; HMRC Compliance Handbook CH82486, CH116700",
  read: "2026-11-22",
  undatedCopy: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const offshoreCategory2Maximum = {
  value: "150%",
  meaning:
    "Maximum penalty for an offshore matter in a category 2 territory (income tax, CGT, inheritance tax)",
  appliesFrom: "income tax and CGT from 6 April 2011",
  source: "Finance Act 2007 Sch 24 para 4A; HMRC Compliance Handbook CH82486, CH116700",
  read: "2026-11-22",
  undatedCopy: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const offshoreCategory3Maximum = {
  value: "200%",
  meaning:
    "Maximum penalty for an offshore matter in a category 3 territory (income tax, CGT, inheritance tax)",
  appliesFrom: "income tax and CGT from 6 April 2011",
  source: "Finance Act 2007 Sch 24 para 4A; HMRC Compliance Handbook CH82486, CH116700",
  read: "2026-11-22",
  undatedCopy: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const failureToCorrectStandard = {
  value: "200%",
  meaning:
    "Standard Failure to Correct penalty, as a share of the tax, subject to the reasonable excuse defence",
  appliesFrom: "after 30 September 2018",
  source: "Finance (No. 2) Act 2017 Sch 18; HMRC Compliance Handbook CH123400",
  read: "2026-11-21",
  undatedCopy: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const failureToCorrectMinimum = {
  value: "100%",
  meaning:
    "Lowest Failure to Correct penalty, as a share of the tax, except in special circumstances",
  appliesFrom: "after 30 September 2018",
  source: "Finance (No. 2) Act 2017 Sch 18; HMRC Compliance Handbook CH123400",
  read: "2026-11-21",
  undatedCopy: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const failureToCorrectAssetBased = {
  value: "10%",
  meaning: "Maximum rate of the additional asset-based penalty that a Failure to Correct can bring",
  appliesFrom: "after 30 September 2018",
  source: "Finance (No. 2) Act 2017 Sch 18; HMRC Compliance Handbook CH123400",
  read: "2026-11-21",
  undatedCopy: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const requirementToCorrectPeriodEnd = {
  value: "5 April 2017",
  meaning: "Last day of the offshore non-compliance that the Requirement to Correct covers",
  appliesFrom: "offshore non-compliance up to 5 April 2017",
  source: "Finance (No. 2) Act 2017 Sch 18; HMRC Compliance Handbook CH123400",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const requirementToCorrectDeadline = {
  value: "30 September 2018",
  meaning:
    "Day by which old offshore non-compliance had to be corrected to escape the Failure to Correct penalty",
  appliesFrom: "offshore non-compliance up to 5 April 2017",
  source: "Finance (No. 2) Act 2017 Sch 18; HMRC Compliance Handbook CH123400",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const ordinaryTimeLimit = {
  value: "4 years",
  meaning: "Ordinary assessment time limit for income tax and CGT, after the end of the tax year",
  appliesFrom: "from 1 April 2010",
  source: "Taxes Management Act 1970 s34; HMRC Enquiry Manual EM3341",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const carelessTimeLimit = {
  value: "6 years",
  meaning: "Assessment time limit for income tax and CGT where the behaviour was careless",
  appliesFrom: "from 1 April 2010",
  source: "Taxes Management Act 1970 s36(1); HMRC Enquiry Manual EM3341",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const deliberateTimeLimit = {
  value: "20 years",
  meaning:
    "Assessment time limit for income tax and CGT for deliberate behaviour or failure to notify chargeability",
  appliesFrom: "from 1 April 2010",
  source: "Taxes Management Act 1970 s36(1A); HMRC Enquiry Manual EM3341",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const offshoreTimeLimit = {
  value: "12 years",
  meaning:
    "Assessment time limit for offshore matters or transfers (income tax, CGT, inheritance tax), even where reasonable care was taken; not where HMRC already had the overseas information in time",
  appliesFrom: "tax years from 2015/16; careless cases from 2013/14",
  source: "Taxes Management Act 1970 s36A; HMRC Compliance Handbook CH53510, CH53550",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const failureToNotifyEarlyPeriod = {
  value: "12 months",
  meaning:
    "Time after the tax first went unpaid in which HMRC must become aware of a failure to notify for the lower scale to apply",
  appliesFrom: "failures from 1 April 2010",
  source: "Finance Act 2008 Sch 41 paras 6, 13; Finance Act 2010 Sch 10 para 9",
  read: "2010-04-08",
} satisfies TaxFact;

export const failureToNotifyUnprompted = {
  value: "0% to 30%",
  meaning:
    "Penalty for a failure to notify that was not deliberate, HMRC aware within 12 months, unprompted disclosure, as a share of the potential lost revenue",
  appliesFrom: "failures from 1 April 2010",
  source: "Finance Act 2008 Sch 41 paras 6, 13; Finance Act 2010 Sch 10 para 9",
  read: "2010-04-08",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const failureToNotifyPrompted = {
  value: "10% to 30%",
  meaning:
    "Penalty for a failure to notify that was not deliberate, HMRC aware within 12 months, prompted disclosure, as a share of the potential lost revenue",
  appliesFrom: "failures from 1 April 2010",
  source: "Finance Act 2008 Sch 41 paras 6, 13; Finance Act 2010 Sch 10 para 9",
  read: "2010-04-08",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const failureToNotifyLaterUnprompted = {
  value: "10% to 30%",
  meaning:
    "Penalty for a failure to notify that was not deliberate, HMRC aware later than 12 months, unprompted disclosure, as a share of the potential lost revenue",
  appliesFrom: "failures from 1 April 2010",
  source: "Finance Act 2008 Sch 41 paras 6, 13; Finance Act 2010 Sch 10 para 9",
  read: "2010-04-08",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const failureToNotifyLaterPrompted = {
  value: "20% to 30%",
  meaning:
    "Penalty for a failure to notify that was not deliberate, HMRC aware later than 12 months, prompted disclosure, as a share of the potential lost revenue",
  appliesFrom: "failures from 1 April 2010",
  source: "Finance Act 2008 Sch 41 paras 6, 13; Finance Act 2010 Sch 10 para 9",
  read: "2010-04-08",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const failureToNotifyDeliberateUnprompted = {
  value: "20% to 70%",
  meaning:
    "Penalty for a failure to notify that was deliberate but not concealed, unprompted disclosure, as a share of the potential lost revenue",
  appliesFrom: "failures from 1 April 2010",
  source: "Finance Act 2008 Sch 41 paras 6, 13; Finance Act 2010 Sch 10 para 9",
  read: "2010-04-08",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const failureToNotifyDeliberatePrompted = {
  value: "35% to 70%",
  meaning:
    "Penalty for a failure to notify that was deliberate but not concealed, prompted disclosure, as a share of the potential lost revenue",
  appliesFrom: "failures from 1 April 2010",
  source: "Finance Act 2008 Sch 41 paras 6, 13; Finance Act 2010 Sch 10 para 9",
  read: "2010-04-08",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const failureToNotifyConcealedUnprompted = {
  value: "30% to 100%",
  meaning:
    "Penalty for a failure to notify that was deliberate and concealed, unprompted disclosure, as a share of the potential lost revenue",
  appliesFrom: "failures from 1 April 2010",
  source: "Finance Act 2008 Sch 41 paras 6, 13; Finance Act 2010 Sch 10 para 9",
  read: "2010-04-08",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const failureToNotifyConcealedPrompted = {
  value: "50% to 100%",
  meaning:
    "Penalty for a failure to notify that was deliberate and concealed, prompted disclosure, as a share of the potential lost revenue",
  appliesFrom: "failures from 1 April 2010",
  source: "Finance Act 2008 Sch 41 paras 6, 13; Finance Act 2010 Sch 10 para 9",
  read: "2010-04-08",
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const failureToNotifyExcuse = {
  value: "a reasonable excuse",
  meaning: "What rules out the penalty for a failure to notify that was not deliberate",
  appliesFrom: "failures from 1 April 2010",
  source: "HMRC Compliance Handbook CH401150; [2025] UKFTT 867 (TC)",
  read: "2025-01-01",
} satisfies TaxFact;

export const slowCorrectionPeriod = {
  value: "3 years",
  meaning:
    "Time of correcting beyond which HMRC says it will usually not reduce a penalty to the bottom of its range; less if the disclosure covers longer. HMRC practice, not law",
  appliesFrom: "current",
  source: "HMRC Compliance Handbook CH73220, CH82410",
  read: "2026-11-22",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const slowCorrectionIncrease = {
  value: "10 percentage points",
  meaning:
    "How far above the bottom of the range lies the penalty below which HMRC says it will usually not go after a slow correction. HMRC practice, not law",
  appliesFrom: "current",
  source: "HMRC Compliance Handbook CH73220, CH82410",
  read: "2026-11-22",
  undatedCopy: true,
  secondHand: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const slowCorrectionCarelessMinimum = {
  value: "10%",
  meaning:
    "Lowest penalty that HMRC says it will usually accept for a careless inaccuracy disclosed unprompted after a slow correction. HMRC practice, not law",
  appliesFrom: "current",
  source: "HMRC Compliance Handbook CH73220, CH82410",
  read: "2026-11-22",
  undatedCopy: true,
  secondHand: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const offshoreFailureDeliberateUnprompted = {
  value: "30% to 70%",
  meaning:
    "Penalty for a deliberate failure to notify, offshore matter in a category 1 territory, unprompted disclosure, as a share of the potential lost revenue",
  appliesFrom: "penalties under the rules of 2017",
  source: "Finance Act 2008 Sch 41 para 13A, inserted by Finance Act 2016 Sch 21 para 8",
  read: "2026-11-22",
  undatedCopy: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const offshoreFailureDeliberatePrompted = {
  value: "45% to 70%",
  meaning:
    "Penalty for a deliberate failure to notify, offshore matter in a category 1 territory, prompted disclosure, as a share of the potential lost revenue",
  appliesFrom: "penalties under the rules of 2017",
  source: "Finance Act 2008 Sch 41 para 13A, inserted by Finance Act 2016 Sch 21 para 8",
  read: "2026-11-22",
  undatedCopy: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const offshoreFailureConcealedUnprompted = {
  value: "40% to 100%",
  meaning:
    "Penalty for a deliberate and concealed failure to notify, offshore matter in a category 1 territory, unprompted disclosure, as a share of the potential lost revenue",
  appliesFrom: "penalties under the rules of 2017",
  source: "Finance Act 2008 Sch 41 para 13A, inserted by Finance Act 2016 Sch 21 para 8",
  read: "2026-11-22",
  undatedCopy: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const offshoreFailureConcealedPrompted = {
  value: "60% to 100%",
  meaning:
    "Penalty for a deliberate and concealed failure to notify, offshore matter in a category 1 territory, prompted disclosure, as a share of the potential lost revenue",
  appliesFrom: "penalties under the rules of 2017",
  source: "Finance Act 2008 Sch 41 para 13A, inserted by Finance Act 2016 Sch 21 para 8",
  read: "2026-11-22",
  undatedCopy: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const offshoreCategory3CarelessUnprompted = {
  value: "0% to 60%",
  meaning:
    "Penalty for a careless inaccuracy, offshore matter in a category 3 territory, unprompted disclosure, as a share of the potential lost revenue",
  appliesFrom: "penalties under the rules of 2017",
  source: "HMRC Compliance Handbook CH116700",
  read: "2026-11-22",
  undatedCopy: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const offshoreCategory3CarelessPrompted = {
  value: "30% to 60%",
  meaning:
    "Penalty for a careless inaccuracy, offshore matter in a category 3 territory, prompted disclosure, as a share of the potential lost revenue",
  appliesFrom: "penalties under the rules of 2017",
  source: "HMRC Compliance Handbook CH116700",
  read: "2026-11-22",
  undatedCopy: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const offshoreCategory3DeliberateUnprompted = {
  value: "50% to 140%",
  meaning:
    "Penalty for a deliberate inaccuracy, offshore matter in a category 3 territory, unprompted disclosure, as a share of the potential lost revenue",
  appliesFrom: "penalties under the rules of 2017",
  source: "HMRC Compliance Handbook CH116700",
  read: "2026-11-22",
  undatedCopy: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const offshoreCategory3DeliberatePrompted = {
  value: "80% to 140%",
  meaning:
    "Penalty for a deliberate inaccuracy, offshore matter in a category 3 territory, prompted disclosure, as a share of the potential lost revenue",
  appliesFrom: "penalties under the rules of 2017",
  source: "HMRC Compliance Handbook CH116700",
  read: "2026-11-22",
  undatedCopy: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const offshoreCategory3ConcealedUnprompted = {
  value: "70% to 200%",
  meaning:
    "Penalty for a deliberate and concealed inaccuracy, offshore matter in a category 3 territory, unprompted disclosure, as a share of the potential lost revenue",
  appliesFrom: "penalties under the rules of 2017",
  source: "HMRC Compliance Handbook CH116700",
  read: "2026-11-22",
  undatedCopy: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;

export const offshoreCategory3ConcealedPrompted = {
  value: "110% to 200%",
  meaning:
    "Penalty for a deliberate and concealed inaccuracy, offshore matter in a category 3 territory, prompted disclosure, as a share of the potential lost revenue",
  appliesFrom: "penalties under the rules of 2017",
  source: "HMRC Compliance Handbook CH116700",
  read: "2026-11-22",
  undatedCopy: true,
  asAt: "October 2026",
  reviewBy: "2026-10-28",
} satisfies TaxFact;
