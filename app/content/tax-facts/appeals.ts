import type { TaxFact } from "./types.ts";

/* Tax appeals and tribunals: deadlines, categories and costs. */

export const appealTime = {
  value: "30 days",
  meaning:
    "Direct tax: time to appeal to HMRC, after the date on which the notice of the decision was issued",
  appliesFrom: "current",
  source: "Taxes Management Act 1970 s31A; HMRC appeals service",
  read: "2025-11-05",
} satisfies TaxFact;

export const lastSafeDay = {
  value: "day 30",
  meaning:
    "Last day to act on a 30-day letter when the date on the letter is counted as day 1: right for notices, reviews and VAT, one day early for a direct tax appeal",
  appliesFrom: "current",
  source:
    "Taxes Management Act 1970 ss31A, 49C, 49G; Finance Act 2008 Sch 36 para 32; HMRC Appeals, Reviews and Tribunals Guidance ARTG3120",
  read: "2025-11-05",
} satisfies TaxFact;

export const afterReviewTime = {
  value: "30 days",
  meaning:
    "Direct tax: time to notify the tribunal after a review, beginning with the date of the letter that gives its conclusions, which is day 1",
  appliesFrom: "current",
  source:
    "Taxes Management Act 1970 s49G(2) to (5); HMRC Appeals, Reviews and Tribunals Guidance ARTG2420",
  read: "2024-12-23",
} satisfies TaxFact;

export const reviewOfferTime = {
  value: "30 days",
  meaning:
    "Direct tax: time to accept an HMRC review offer or notify the tribunal, beginning with the date of the letter that offers the review; after it HMRC’s view is treated as agreed",
  appliesFrom: "current",
  source: "Taxes Management Act 1970 s49C(4), (6) and s49H",
  read: "2025-07-01",
} satisfies TaxFact;

export const vatAppealTime = {
  value: "30 days",
  meaning:
    "VAT: time from the date of the decision letter to accept the review or appeal to the tribunal",
  appliesFrom: "current",
  source:
    "Value Added Tax Act 1994 s83G; HMRC Appeals, Reviews and Tribunals Guidance ARTG3060, ARTG3120",
  read: "2026-11-22",
  undatedCopy: true,
} satisfies TaxFact;

export const vatAfterReviewTime = {
  value: "30 days",
  meaning:
    "VAT: time to appeal to the tribunal after a review, from the date of the letter that gives its conclusions",
  appliesFrom: "current",
  source:
    "Value Added Tax Act 1994 s83G(3), (4); HMRC Appeals, Reviews and Tribunals Guidance ARTG3060, ARTG3120",
  read: "2026-11-22",
  undatedCopy: true,
} satisfies TaxFact;

export const vatReviewTime = {
  value: "45 days",
  meaning:
    "VAT: time for HMRC to finish a review; if it does not, an appeal may be made from the day after",
  appliesFrom: "current",
  source: "HMRC Appeals, Reviews and Tribunals Guidance ARTG3120",
  read: "2026-11-22",
  undatedCopy: true,
} satisfies TaxFact;

export const vatUnfinishedReviewTime = {
  value: "30 days",
  meaning: "VAT: time to appeal when HMRC did not finish a review, from the letter that says so",
  appliesFrom: "current",
  source: "HMRC Appeals, Reviews and Tribunals Guidance ARTG3120",
  read: "2026-11-22",
  undatedCopy: true,
} satisfies TaxFact;

export const lateAppealToHmrc = {
  value: "a reasonable excuse",
  meaning:
    "What makes HMRC accept a late appeal, if it is asked in writing and without unreasonable delay once the excuse has ended",
  appliesFrom: "current",
  source: "Taxes Management Act 1970 s49(1) to (6)",
  read: "2026-11-22",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const lateAppealToTribunal = {
  value: "the length of the delay, the reasons for it and all the circumstances",
  meaning:
    "What the tribunal looks at when HMRC has refused a late appeal; a reasonable excuse is not a condition before it",
  appliesFrom: "current",
  source: "Taxes Management Act 1970 s49; R (Cook) v General Commissioners [2007] EWHC 167",
  read: "2026-11-22",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const lateAppealStages = {
  value: "three stages",
  meaning:
    "Test for late appeals before the tribunal: the length of the delay, the reasons, and all the circumstances",
  appliesFrom: "current",
  source: "Martland v HMRC [2018] UKUT 178",
  read: "2026-01-01",
  secondHand: true,
} satisfies TaxFact;

export const vatLateAppeal = {
  value: "only the tribunal",
  meaning: "Who can allow a late VAT appeal",
  appliesFrom: "current",
  source: "Value Added Tax Act 1994 s83G(6)",
  read: "2025-08-28",
  secondHand: true,
} satisfies TaxFact;

export const tribunalGuideUpdated = {
  value: "9 October 2025",
  meaning: "Last update of guide T242 to the First-tier Tribunal (Tax Chamber)",
  appliesFrom: "9 October 2025",
  source: "GOV.UK, guide T242",
  read: "2025-10-09",
} satisfies TaxFact;

export const tribunalFee = {
  value: "no fee",
  meaning: "Charge for appealing to the First-tier Tribunal (Tax Chamber) or the Upper Tribunal",
  appliesFrom: "current",
  source: "GOV.UK, Appeal to the tax tribunal",
  read: "2026-11-22",
  undatedCopy: true,
  secondHand: true,
} satisfies TaxFact;

export const tribunalCategories = {
  value: "four categories",
  meaning: "Case categories in the First-tier Tribunal: Default Paper, Basic, Standard and Complex",
  appliesFrom: "1 April 2009",
  source:
    "Tribunal Procedure (First-tier Tribunal) (Tax Chamber) Rules 2009 r23; HMRC Appeals, Reviews and Tribunals Guidance ARTG8350",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const complexCostsOptOutTime = {
  value: "28 days",
  meaning:
    "Time for the taxpayer to opt out in writing of the costs rules in a Complex case, from notice of the allocation",
  appliesFrom: "current",
  source: "Tribunal Procedure (First-tier Tribunal) (Tax Chamber) Rules 2009 r10",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const upperTribunalPermissionTime = {
  value: "56 days",
  meaning:
    "Time to ask the First-tier Tribunal for permission to appeal on a point of law, from the date on the decision letter",
  appliesFrom: "current",
  source:
    "Tribunals, Courts and Enforcement Act 2007 s11; Tribunal Procedure (First-tier Tribunal) (Tax Chamber) Rules 2009 r39; GOV.UK, Appeal to the Upper Tribunal (Tax and Chancery)",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const upperTribunalAppealTime = {
  value: "one month",
  meaning:
    "Time to send the appeal to the Upper Tribunal once permission is granted, from the letter",
  appliesFrom: "current",
  source: "GOV.UK, Appeal to the Upper Tribunal (Tax and Chancery)",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;

export const upperTribunalRenewalTime = {
  value: "one month",
  meaning:
    "Time to ask the Upper Tribunal itself for permission when it was refused, from the letter",
  appliesFrom: "current",
  source: "GOV.UK, Appeal to the Upper Tribunal (Tax and Chancery)",
  read: "2026-11-21",
  undatedCopy: true,
} satisfies TaxFact;
