import type { TaxFact } from "./types.ts";

/* Tax appeals and tribunals: deadlines, categories and costs. */

export const appealTime = {
  value: "30 days",
  meaning: "Direct tax: time to appeal to HMRC, from the date of issue of the decision",
  appliesFrom: "current",
  source: "Taxes Management Act 1970 s31A; HMRC Appeals, Reviews and Tribunals Guidance ARTG2010",
  checked: "2026-11-21",
} satisfies TaxFact;

export const afterReviewTime = {
  value: "30 days",
  meaning:
    "Direct tax: time to notify the tribunal after a review, from the review conclusion letter",
  appliesFrom: "current",
  source: "Taxes Management Act 1970 s49G; HMRC Appeals, Reviews and Tribunals Guidance ARTG2420",
  checked: "2026-11-21",
} satisfies TaxFact;

export const reviewOfferTime = {
  value: "30 days",
  meaning:
    "Direct tax: time to accept an HMRC review offer or notify the tribunal; after it the matter is treated as settled on HMRC's view",
  appliesFrom: "current",
  source:
    "Taxes Management Act 1970 s49F, s49H; HMRC Appeals, Reviews and Tribunals Guidance ARTG2730",
  checked: "2026-11-21",
} satisfies TaxFact;

export const vatAppealTime = {
  value: "30 days",
  meaning:
    "VAT and other indirect tax: time from the decision to accept a review or appeal straight to the tribunal",
  appliesFrom: "current",
  source: "Value Added Tax Act 1994 ss83A to 83G; GOV.UK, Disagree with a tax decision or penalty",
  checked: "2026-11-21",
  secondHand: true,
} satisfies TaxFact;

export const tribunalGuideUpdated = {
  value: "9 October 2025",
  meaning: "Last update of guide T242 to the First-tier Tribunal (Tax Chamber)",
  appliesFrom: "9 October 2025",
  source: "GOV.UK, guide T242",
  checked: "2026-11-21",
} satisfies TaxFact;

export const tribunalCategories = {
  value: "four categories",
  meaning: "Case categories in the First-tier Tribunal: Default Paper, Basic, Standard and Complex",
  appliesFrom: "1 April 2009",
  source:
    "Tribunal Procedure (First-tier Tribunal) (Tax Chamber) Rules 2009 r23; HMRC Appeals, Reviews and Tribunals Guidance ARTG8350",
  checked: "2026-11-21",
} satisfies TaxFact;

export const complexCostsOptOutTime = {
  value: "28 days",
  meaning:
    "Time for the taxpayer to opt out in writing of the costs rules in a Complex case, from notice of the allocation",
  appliesFrom: "current",
  source: "Tribunal Procedure (First-tier Tribunal) (Tax Chamber) Rules 2009 r10",
  checked: "2026-11-21",
} satisfies TaxFact;

export const upperTribunalPermissionTime = {
  value: "56 days",
  meaning:
    "Time to ask the First-tier Tribunal for permission to appeal on a point of law, from the date on the decision letter",
  appliesFrom: "current",
  source:
    "Tribunals, Courts and Enforcement Act 2007 s11; Tribunal Procedure (First-tier Tribunal) (Tax Chamber) Rules 2009 r39; GOV.UK, Appeal to the Upper Tribunal (Tax and Chancery)",
  checked: "2026-11-21",
} satisfies TaxFact;

export const upperTribunalAppealTime = {
  value: "one month",
  meaning:
    "Time to send the appeal to the Upper Tribunal once permission is granted, from the letter",
  appliesFrom: "current",
  source: "GOV.UK, Appeal to the Upper Tribunal (Tax and Chancery)",
  checked: "2026-11-21",
} satisfies TaxFact;

export const upperTribunalRenewalTime = {
  value: "one month",
  meaning:
    "Time to ask the Upper Tribunal itself for permission when it was refused, from the letter",
  appliesFrom: "current",
  source: "GOV.UK, Appeal to the Upper Tribunal (Tax and Chancery)",
  checked: "2026-11-21",
} satisfies TaxFact;
