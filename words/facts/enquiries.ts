import { days, months, per, pounds, text } from "./figures.ts";
import { asAtOctober2026, from, heard, topic, undated } from "./topic.ts";

/* HMRC compliance checks: enquiry windows, information notices, statutory review and ADR. */

export const enquiries = topic("enquiries", {
  thirdPartyAppealTime: {
    value: days(30),
    meaning:
      "Time for a third party to appeal against a notice as unduly onerous; the date it was given is day 1",
    source: "Finance Act 2008 Sch 36 paras 30, 32",
    ...undated("2026-11-22"),
  },
  window: {
    value: months(12),
    meaning: "Time to open an enquiry into a return delivered on time, from its delivery",
    appliesFrom: "returns since 1 April 2008",
    source: "Taxes Management Act 1970 s9A(2); HMRC Enquiry Manual EM1506",
    ...undated("2026-11-21"),
  },
  quarterDays: {
    value: text("31 January, 30 April, 31 July or 31 October"),
    meaning:
      "Time to open an enquiry into a late return or an amendment: until the first of these after its first anniversary",
    appliesFrom: "returns since 1 April 2008",
    source: "Taxes Management Act 1970 s9A(2)(b), (c); HMRC Enquiry Manual EM1506",
    ...undated("2026-11-21"),
  },
  companyWindow: {
    value: months(12),
    meaning:
      "Time to open an enquiry into a company’s return, from its delivery; large groups and late returns differ",
    appliesFrom: "accounting periods ending after 31 March 2008",
    source: "Finance Act 1998 Sch 18 para 24",
    ...heard("2026-11-21"),
  },
  informationNoticeFirstPenalty: {
    value: pounds(300),
    meaning: "Fixed penalty for not doing what an information notice requires",
    source: "Finance Act 2008 Sch 36 para 39; HMRC Compliance Handbook CH270100",
    ...undated("2026-11-22"),
    ...asAtOctober2026,
  },
  informationNoticeDailyPenalty: {
    value: per("day", pounds(60)),
    meaning: "Highest daily penalty while a failure to comply with an information notice continues",
    source:
      "Finance Act 2008 Sch 36 paras 39 to 52; HMRC Shares and Assets Valuation Manual SVM118020",
    ...undated("2026-11-22"),
    ...asAtOctober2026,
  },
  informationNoticeInaccuracyPenalty: {
    value: pounds(3_000),
    meaning:
      "Maximum penalty for each careless or deliberate inaccuracy in answering an information notice",
    source: "Finance Act 2008 Sch 36 para 40A; HMRC Compliance Handbook CH271100",
    ...undated("2026-11-22"),
    ...asAtOctober2026,
  },
  informationNoticeAppealTime: {
    value: days(30),
    meaning: "Time to appeal against an information notice; the day it is given is day 1",
    source:
      "Finance Act 2008 Sch 36 paras 29(1) to (3), 32(1), (2); HMRC Shares and Assets Valuation Manual SVM118020",
    ...undated("2026-11-22"),
  },
  informationNoticeAppealEffect: {
    value: text("until the appeal is decided"),
    meaning: "How long an appeal against a whole information notice holds it",
    source: "HMRC Shares and Assets Valuation Manual SVM118020",
    ...undated("2026-11-22"),
  },
  penaltyQuestionsRight: {
    value: text("Article 6 of the European Convention on Human Rights"),
    meaning:
      "Right not to answer HMRC’s questions when it considers a penalty; existing documents and information must still be given where HMRC has a legal right to them",
    appliesFrom: "factsheet updated 7 April 2022",
    source: "HMRC factsheet CC/FS9; HMRC Compliance Handbook CH300500, CH300900",
    read: "2022-04-07",
  },
  penaltyFactsheetTime: {
    value: days(14),
    meaning: "Time in which HMRC asks for confirmation that factsheet CC/FS9 was read",
    source: "HMRC Compliance Handbook CH202275, CH300500, CH300900",
    ...undated("2026-11-22"),
  },
  unansweredPenaltyBasis: {
    value: text("a best estimate"),
    meaning: "What HMRC can base penalties on when nobody answers",
    source: "HMRC Compliance Handbook CH300500",
    ...undated("2026-11-22"),
  },
  temporaryAuthorityForm: {
    value: text("form COMP1"),
    meaning: "Form that authorises an adviser for one compliance check",
    source: "HMRC form 64-8",
    ...heard("2026-11-22"),
  },
  appealTime: {
    value: days(30),
    meaning: "Time to appeal most HMRC decisions, from the date of the letter (issue, not receipt)",
    source:
      "Taxes Management Act 1970 s31A; HMRC Appeals, Reviews and Tribunals Guidance ARTG2010, ARTG2210; HMRC appeals service",
    read: "2025-11-05",
  },
  reviewTime: {
    value: days(45),
    meaning:
      "Time for HMRC to finish a statutory review unless another period is agreed; after it the decision is treated as upheld",
    appliesFrom: "1 April 2009",
    source:
      "Taxes Management Act 1970 s49E; HMRC Appeals, Reviews and Tribunals Guidance ARTG2420, ARTG3120",
    ...undated("2026-11-22"),
  },
  ...from({
    source: "GOV.UK, Use Alternative Dispute Resolution to settle a tax dispute",
    ...heard("2026-11-21"),
  })({
    adrAnswerAim: {
      value: days(30),
      meaning:
        "Time in which HMRC says it aims to tell applicants whether ADR is accepted; an aim, not a deadline",
    },
    adrCompletionAim: {
      value: months(4),
      meaning:
        "Approximate time in which HMRC says it aims to complete ADR; an aim, not a deadline",
    },
  }),
});
