import { days, months, text, years } from "./figures.ts";
import { from, heard, topic, undated } from "./topic.ts";

/* Tax appeals and tribunals: deadlines, categories and costs. */

/** Both times wait for the same change of the rule. */
const cutProposed = {
  read: "2024-11-18",
  secondHand: true,
  lookFor: "whether the time to ask for full reasons has been cut from 28 days to 14",
} as const;

export const appeals = topic("appeals", {
  ...from({
    source:
      "Taxes Management Act 1970 s28C; HMRC Debt Management and Banking Manual DMBM450120; Bartram v HMRC [2012] UKUT 184 (TCC)",
    ...undated("2026-11-23"),
  })({
    determinationYears: {
      value: years(3),
      meaning:
        "Time for a return to replace HMRC’s determination for it, from the filing date; there is no appeal",
    },
    determinationMonths: {
      value: months(12),
      meaning: "The same, from the determination, where that is later",
    },
  }),
  appealTime: {
    value: days(30),
    tax: "direct tax",
    meaning: "Direct tax: time to appeal to HMRC, after the day on which the decision was issued",
    source: "Taxes Management Act 1970 s31A; HMRC appeals service",
    read: "2025-11-05",
  },
  lastSafeDay: {
    value: text("day 30"),
    meaning:
      "Last day of 30 if the date on the letter is day 1: one day early for a direct tax appeal",
    source:
      "Taxes Management Act 1970 ss31A, 49C, 49G; Finance Act 2008 Sch 36 para 32; HMRC Appeals, Reviews and Tribunals Guidance ARTG3120",
    read: "2025-11-05",
  },
  afterReviewTime: {
    value: days(30),
    tax: "direct tax",
    meaning:
      "Direct tax: time to notify the tribunal after a review, beginning with the date of the letter that gives its conclusions, which is day 1",
    source:
      "Taxes Management Act 1970 s49G(2) to (5); HMRC Appeals, Reviews and Tribunals Guidance ARTG2420",
    read: "2024-12-23",
  },
  unfinishedReviewTime: {
    value: days(30),
    tax: "direct tax",
    meaning:
      "Direct tax: time to notify the tribunal once HMRC has not finished a review in time, until this long from the letter that says so",
    source:
      "Taxes Management Act 1970 s49G(3), (5)(b); HMRC Appeals, Reviews and Tribunals Guidance ARTG2420, ARTG4850",
    read: "2026-11-26",
  },
  reviewOfferTime: {
    value: days(30),
    tax: "direct tax",
    meaning:
      "Direct tax: time to accept an HMRC review offer or notify the tribunal; its date is day 1",
    source: "Taxes Management Act 1970 s49C(4), (6) and s49H",
    read: "2025-07-01",
  },
  vatAppealTime: {
    value: days(30),
    tax: "VAT",
    meaning:
      "VAT: time to accept the review or appeal to the tribunal, from the date of the letter",
    source:
      "Value Added Tax Act 1994 s83G; HMRC Appeals, Reviews and Tribunals Guidance ARTG3060, ARTG3120",
    ...undated("2026-11-22"),
  },
  vatAfterReviewTime: {
    value: days(30),
    tax: "VAT",
    meaning:
      "VAT: time to appeal to the tribunal after a review, from the date of the letter that gives its conclusions",
    source:
      "Value Added Tax Act 1994 s83G(3), (4); HMRC Appeals, Reviews and Tribunals Guidance ARTG3060, ARTG3120",
    ...undated("2026-11-22"),
  },
  ...from({
    source: "HMRC Appeals, Reviews and Tribunals Guidance ARTG3120",
    ...undated("2026-11-22"),
    tax: "VAT",
  })({
    vatReviewTime: {
      value: days(45),
      meaning:
        "VAT: time for HMRC to finish a review; if it does not, an appeal may be made from the day after",
    },
    vatUnfinishedReviewTime: {
      value: days(30),
      meaning:
        "VAT: time to appeal when HMRC did not finish a review, from the letter that says so",
    },
  }),
  ...from({
    source: "Taxes Management Act 1970 s55; HMRC appeals service",
    ...heard("2026-11-23"),
    tax: "direct tax",
  })({
    postponementTime: {
      value: days(30),
      meaning: "Direct tax: time to ask HMRC to postpone the tax in dispute, from the decision",
    },
    postponementTribunalTime: {
      value: days(30),
      meaning: "Direct tax: time to ask the tribunal, from HMRC’s answer about postponement",
    },
  }),
  lateAppealToHmrc: {
    value: text("a reasonable excuse"),
    meaning:
      "What makes HMRC accept a late appeal, if it is asked in writing and without unreasonable delay once the excuse has ended",
    source: "Taxes Management Act 1970 s49(1) to (6)",
    ...heard("2026-11-22"),
  },
  lateAppealToTribunal: {
    value: text("the length of the delay, the reasons for it and all the circumstances"),
    meaning:
      "What the tribunal looks at when HMRC has refused a late appeal; keeping to time limits weighs most",
    source:
      "Taxes Management Act 1970 s49; Martland [2018] UKUT 178 (TCC), confirmed by the Court of Appeal in 2026 (Medpro); Katib [2019] UKUT 189 (TCC)",
    ...heard("2026-11-22"),
  },
  vatLateAppeal: {
    value: text("only the tribunal"),
    meaning: "Who can allow a late VAT appeal",
    source: "Value Added Tax Act 1994 s83G(6)",
    read: "2025-08-28",
    secondHand: true,
  },
  tribunalFee: {
    value: text("no fee"),
    meaning: "Charge for appealing to the First-tier Tribunal (Tax Chamber) or the Upper Tribunal",
    source: "GOV.UK, Appeal to the tax tribunal",
    ...heard("2026-11-22"),
  },
  tribunalCategories: {
    value: text("four categories"),
    meaning:
      "Case categories in the First-tier Tribunal: Default Paper, Basic, Standard and Complex",
    appliesFrom: "1 April 2009",
    source:
      "Tribunal Procedure (First-tier Tribunal) (Tax Chamber) Rules 2009 r23; HMRC Appeals, Reviews and Tribunals Guidance ARTG8350",
    ...undated("2026-11-21"),
  },
  complexCostsOptOutTime: {
    value: days(28),
    meaning:
      "Time for the taxpayer to opt out in writing of the costs rules in a Complex case, from notice of the allocation",
    source: "Tribunal Procedure (First-tier Tribunal) (Tax Chamber) Rules 2009 r10",
    ...undated("2026-11-21"),
  },
  simpleAssessmentQueryTime: {
    value: days(60),
    meaning: "Time to tell HMRC that a Simple Assessment is wrong, from its date",
    source:
      "Taxes Management Act 1970 s31AA; HMRC Appeals, Reviews and Tribunals Guidance ARTG2213; PAYE Manual PAYE96345",
    ...undated("2026-11-23"),
  },
  acceleratedPaymentTime: {
    value: days(90),
    meaning:
      "Time to pay or to make representations after an accelerated payment notice; there is no appeal against it",
    source: "Finance Act 2014 s222",
    ...undated("2026-11-23"),
  },
  followerNoticeTime: {
    value: days(90),
    meaning:
      "Time to do what a follower notice asks and tell HMRC, or to make representations, from the day it is given; there is no appeal against it",
    source: "Finance Act 2014 ss207, 208",
    ...undated("2026-11-25"),
  },
  fullReasonsTime: {
    value: days(28),
    meaning:
      "Time to ask the tribunal for full findings and reasons after a short or summary decision",
    appliesFrom: "current in November 2024",
    source: "Tribunal Procedure (First-tier Tribunal) (Tax Chamber) Rules 2009 r35",
    ...cutProposed,
  },
  fullReasonsSafeTime: {
    value: days(14),
    meaning: "The time to which it has been proposed to cut this: in time by either",
    appliesFrom: "proposed in 2024",
    source: "Tribunal Procedure Committee, consultation of 2024 on r35 of the Tax Chamber’s rules",
    ...cutProposed,
  },
  reinstatementTime: {
    value: days(28),
    meaning:
      "Time to ask for an appeal to be reinstated that was struck out because a direction was not followed",
    source: "Tribunal Procedure (First-tier Tribunal) (Tax Chamber) Rules 2009 r8(5), (6)",
    ...heard("2026-11-24"),
  },
  tribunalDayEnd: {
    value: text("5pm"),
    meaning: "When a day ends before the tribunal; its own times move on to a working day",
    source: "Tribunal Procedure (First-tier Tribunal) (Tax Chamber) Rules 2009 r12",
    ...heard("2026-11-24"),
  },
  upperTribunalPermissionTime: {
    value: days(56),
    meaning:
      "Time to ask the First-tier Tribunal for permission to appeal on a point of law, from the day on which the decision with full reasons was sent",
    source:
      "Tribunals, Courts and Enforcement Act 2007 s11; Tribunal Procedure (First-tier Tribunal) (Tax Chamber) Rules 2009 r39; GOV.UK, Appeal to the Upper Tribunal (Tax and Chancery)",
    ...undated("2026-11-21"),
  },
  ...from({
    source: "GOV.UK, Appeal to the Upper Tribunal (Tax and Chancery)",
    ...undated("2026-11-21"),
  })({
    upperTribunalAppealTime: {
      value: text("one month"),
      meaning:
        "Time to send the appeal to the Upper Tribunal once permission is granted, from the letter",
    },
    upperTribunalRenewalTime: {
      value: months(1),
      meaning:
        "Time to ask the Upper Tribunal itself for permission when it was refused, from the letter",
    },
  }),
});
