import type { TaxFact } from "./types.ts";

/* HMRC compliance checks: enquiry windows, information notices, statutory review and ADR. */

export const window = {
  value: "12 months",
  meaning:
    "HMRC may open an enquiry into a return delivered on time, counted from the day it was delivered",
  appliesFrom: "returns since 1 April 2008",
  source: "Taxes Management Act 1970 s9A(2); HMRC Enquiry Manual EM1506",
  checked: "2026-11-21",
} satisfies TaxFact;

export const quarterDays = {
  value: "31 January, 30 April, 31 July or 31 October",
  meaning:
    "The enquiry window for a late return or an amendment runs to the first of these after the first anniversary",
  appliesFrom: "returns since 1 April 2008",
  source: "Taxes Management Act 1970 s9A(2)(b), (c); HMRC Enquiry Manual EM1506",
  checked: "2026-11-21",
} satisfies TaxFact;

export const companyWindow = {
  value: "12 months",
  meaning:
    "HMRC may open an enquiry into a company tax return, counted from its delivery; variants for large groups and late returns",
  appliesFrom: "accounting periods ending after 31 March 2008",
  source: "Finance Act 1998 Sch 18 para 24",
  checked: "2026-11-21",
  secondHand: true,
} satisfies TaxFact;

export const informationNoticesSince = {
  value: "1 April 2009",
  meaning: "Start of HMRC's present power to require information or documents by notice",
  appliesFrom: "1 April 2009",
  source: "Finance Act 2008 Sch 36 paras 1, 2, 3, 23",
  checked: "2026-11-21",
  secondHand: true,
} satisfies TaxFact;

export const informationNoticeFirstPenalty = {
  value: "£300",
  meaning:
    "Initial fixed penalty for failing to comply with an information notice; daily penalties can follow",
  appliesFrom: "current",
  source: "Finance Act 2008 Sch 36 para 39; HMRC Compliance Handbook CH270200",
  checked: "2026-11-21",
  asAt: "2026/27",
} satisfies TaxFact;

export const informationNoticeInaccuracyPenalty = {
  value: "£3,000",
  meaning:
    "Maximum penalty for each careless or deliberate inaccuracy in answering an information notice",
  appliesFrom: "current",
  source: "Finance Act 2008 Sch 36 para 40A; HMRC Compliance Handbook CH271100",
  checked: "2026-11-21",
  asAt: "2026/27",
} satisfies TaxFact;

export const partialClosureSince = {
  value: "16 November 2017",
  meaning: "Day since which HMRC can close part of an enquiry with a partial closure notice",
  appliesFrom: "16 November 2017",
  source: "Taxes Management Act 1970 s28A; HMRC Enquiry Manual EM1976, EM2162",
  checked: "2026-11-21",
} satisfies TaxFact;

export const appealTime = {
  value: "30 days",
  meaning:
    "Time to appeal most appealable HMRC decisions, or accept a review, from the date of the decision letter (issue, not receipt)",
  appliesFrom: "current",
  source:
    "Taxes Management Act 1970 s31A; HMRC Appeals, Reviews and Tribunals Guidance ARTG2010, ARTG2210; GOV.UK, Disagree with a tax decision or penalty",
  checked: "2026-11-21",
} satisfies TaxFact;

export const reviewTime = {
  value: "45 days",
  meaning:
    "Time for HMRC to finish a statutory review unless another period is agreed; after it the decision is treated as upheld",
  appliesFrom: "1 April 2009",
  source:
    "Taxes Management Act 1970 s49E; HMRC Excise Civil Penalties manual ECP8400; HMRC Appeals, Reviews and Tribunals Guidance ARTG2420",
  checked: "2026-11-21",
} satisfies TaxFact;

export const adrFactsheetUpdated = {
  value: "8 March 2024",
  meaning: "Last update of HMRC's factsheet CC/FS21 on Alternative Dispute Resolution",
  appliesFrom: "8 March 2024",
  source:
    "GOV.UK, Use Alternative Dispute Resolution to settle a tax dispute; HMRC factsheet CC/FS21",
  checked: "2026-11-21",
} satisfies TaxFact;

export const adrAnswerAim = {
  value: "30 days",
  meaning:
    "Time in which HMRC says it aims to tell applicants whether ADR is accepted; an aim, not a deadline",
  appliesFrom: "current",
  source: "GOV.UK, Use Alternative Dispute Resolution to settle a tax dispute",
  checked: "2026-11-21",
  secondHand: true,
} satisfies TaxFact;

export const adrCompletionAim = {
  value: "4 months",
  meaning: "Approximate time in which HMRC says it aims to complete ADR; an aim, not a deadline",
  appliesFrom: "current",
  source: "GOV.UK, Use Alternative Dispute Resolution to settle a tax dispute",
  checked: "2026-11-21",
  secondHand: true,
} satisfies TaxFact;

export const adrConsultationOpened = {
  value: "28 April 2025",
  meaning: "Start of the government's consultation on reforming ADR and statutory review",
  appliesFrom: "28 April 2025",
  source: "GOV.UK, Tax Administration Framework Review",
  checked: "2026-11-21",
} satisfies TaxFact;

export const adrConsultationClosed = {
  value: "7 July 2025",
  meaning:
    "End of the government's consultation on reforming ADR and statutory review; the procedure may have changed",
  appliesFrom: "7 July 2025",
  source: "GOV.UK, Tax Administration Framework Review",
  checked: "2026-11-21",
} satisfies TaxFact;
