import * as appeals from "./tax-facts/appeals";
import * as disclosures from "./tax-facts/disclosures";
import * as enquiries from "./tax-facts/enquiries";
import * as fraud from "./tax-facts/fraud";
import type { Deadline } from "./types";

const cop9Answer =
  "HMRC must have your signed acceptance with a valid Outline Disclosure, or your signed rejection.";
const cop9Late =
  "HMRC treats no answer as a rejection, and that is serious. Do not write to HMRC yourself. Speak to a solicitor today, and call us.";
const lateAppeal =
  "A late appeal is sometimes allowed, and each day makes it harder. Call us today, with the reason for the delay.";
const lateAnswer =
  "A late answer is usually better than none, but not a hurried one. Call us today, before you write.";

const cop9 = {
  choice: "It prints the last day for my answer",
  by: cop9Answer,
  late: cop9Late,
} satisfies Deadline;

const cop9WithoutDate = {
  choice: "I cannot find that day",
  counting: { time: fraud.answerTime, from: "receipt", includesStart: false },
  by: cop9Answer,
  late: cop9Late,
} satisfies Deadline;

const answer = {
  choice: "It asks for something, by a date",
  by: "HMRC wants your answer, or the records it asks for.",
  late: lateAnswer,
} satisfies Deadline;

const noticeCompliance = {
  choice: "It is a notice, with a deadline for documents",
  by: "What the notice may require must be with HMRC, unless you have appealed against it.",
  late: `After the deadline the law allows a penalty of ${enquiries.informationNoticeFirstPenalty.value}, then up to ${enquiries.informationNoticeDailyPenalty.value} (as at ${enquiries.informationNoticeDailyPenalty.asAt}). Call us today: some of the list may not be due.`,
} satisfies Deadline;

const noticeAppeal = {
  choice: "It is a notice, and I want to appeal against it",
  counting: {
    time: enquiries.informationNoticeAppealTime,
    from: "receipt",
    includesStart: true,
  },
  by: "Your written appeal, with its grounds, must be with the officer who gave the notice.",
  late: lateAppeal,
} satisfies Deadline;

const decision = {
  choice: "It is a decision",
  counting: { time: appeals.appealTime, from: "issue", includesStart: false },
  by: "Your written appeal must be with HMRC.",
  late: lateAppeal,
} satisfies Deadline;

const vatDecision = {
  choice: "It is a decision about VAT",
  counting: { time: appeals.vatAppealTime, from: "issue", includesStart: true },
  by: "You must have accepted HMRC’s review, or your appeal must be with the tribunal.",
  late: `For VAT, ${appeals.vatLateAppeal.value} can allow a late appeal. Call us today, with the reason for the delay.`,
} satisfies Deadline;

const reviewOffer = {
  choice: "It offers a review (not VAT)",
  counting: { time: appeals.reviewOfferTime, from: "issue", includesStart: true },
  by: "You must have accepted the review, or have notified the tribunal.",
  late: "HMRC’s view may now be treated as agreed. Call us today, with the reason for the delay.",
} satisfies Deadline;

const reviewConclusion = {
  choice: "It gives the result of a review",
  counting: { time: appeals.afterReviewTime, from: "issue", includesStart: true },
  by: "The First-tier Tribunal must have your notice of appeal.",
  late: "Only the tribunal can let you in late now. Call us today, with the reason for the delay.",
} satisfies Deadline;

const tribunalDecision = {
  choice: "It is the tribunal’s own decision",
  counting: { time: appeals.upperTribunalPermissionTime, from: "issue", includesStart: true },
  by: "The First-tier Tribunal must have your request for permission to appeal on a point of law.",
  late: "Call us today. Whether more time can be given depends on the reason for the delay.",
} satisfies Deadline;

const nudge = {
  choice: "It prints no date for my answer",
  counting: { time: disclosures.nudgeLetterAnswerTime, from: "issue", includesStart: true },
  by: "HMRC usually wants an answer, even if you have nothing to declare.",
  late: "HMRC’s letters say that it opens a check if nobody answers. Call us today, before you answer.",
} satisfies Deadline;

/** The limits of the letters of a page, or of one kind of letter, the likeliest first. */
export const deadlines = {
  cop9: [cop9, cop9WithoutDate],
  cop8: [answer],
  "tax-investigations": [
    answer,
    decision,
    noticeCompliance,
    noticeAppeal,
    { ...nudge, choice: "It has information about my income, and prints no date" },
  ],
  "vat-investigations": [vatDecision, answer],
  "paye-investigations": [answer, decision],
  "tax-fraud": [
    { ...cop9, choice: "It is headed Code of Practice 9, and prints the last day for my answer" },
    {
      ...cop9WithoutDate,
      choice: "It is headed Code of Practice 9, but I cannot find that day",
    },
    {
      choice: "It sets a date for an interview, or for what a court has ordered",
      by: "The interview or the order is due. Speak to a criminal solicitor well before then.",
      late: "Speak to a criminal solicitor today. Then let the solicitor call us.",
    },
  ],
  "tax-appeal": [
    { ...decision, choice: "It is a decision about income tax, or any tax except VAT" },
    vatDecision,
    reviewOffer,
    reviewConclusion,
    noticeAppeal,
  ],
  "tax-tribunal": [reviewConclusion, reviewOffer, vatDecision, tribunalDecision],
  check: [answer],
  "information-notice": [
    { ...noticeCompliance, choice: "I want to know by when to answer it" },
    { ...noticeAppeal, choice: "I want to know by when to appeal against it" },
  ],
  decision: [
    { ...decision, choice: "It is about income tax, or any tax except VAT" },
    { ...vatDecision, choice: "It is about VAT" },
  ],
  "review-conclusion": [reviewConclusion],
  nudge: [{ ...answer, choice: "It prints a date for my answer" }, nudge],
} satisfies Record<string, readonly Deadline[]>;
