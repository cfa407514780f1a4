import { appeals } from "~/words/facts/appeals";
import { say } from "~/words/say";
import type { Deadline } from "~/words/types";
import {
  acceptReview,
  acceptVatReview,
  appealToHmrc,
  appealToTribunal,
  missingReturn,
  queryToHmrc,
  representations,
} from "./tonight";
import { deliberateAndLate, lateAppeal } from "./when-late";

/* The limits of a decision by HMRC: to appeal, to take up a review, to go to the tribunal. */

export const decision = {
  id: "decision",
  choice:
    "It is a decision or penalty about income tax, National Insurance, capital gains or corporation tax",
  lead: "It is a decision or penalty about income tax,",
  counting: { time: appeals.appealTime, from: "issue", includesStart: false, grace: 1 },
  by: "Your written appeal must be with HMRC.",
  late: lateAppeal,
  tonight: appealToHmrc,
} satisfies Deadline;

/** The same, as an employer's letter has it. */
export const payrollDecision = {
  ...decision,
  id: "payroll-decision",
  choice: "It is a decision about PAYE or National Insurance, or a penalty",
  lead: "It is a decision",
} satisfies Deadline;

export const vatDecision = {
  id: "vat-decision",
  choice:
    "It is a decision about VAT, customs, excise, insurance premium tax or landfill tax (not the seizure of goods or a vehicle)",
  lead: "It is a decision about VAT,",
  counting: { time: appeals.vatAppealTime, from: "issue", includesStart: true, grace: 0 },
  by: "You must have accepted HMRC’s review, or your appeal must be with the tribunal by 5pm. An appeal that goes to HMRC does not count. Some decisions on customs or excise, about approvals for example, must be reviewed first: ask HMRC for that in writing by this day. If goods or a vehicle were seized, other rules apply: call us at once.",
  late: say`For VAT, ${appeals.vatLateAppeal} can allow a late appeal. But if you had a reasonable excuse, and do not delay now that it has ended, HMRC must still review the decision: ask it in writing today. If that is not so, send the tribunal the appeal today. Not both: if HMRC refuses the review, ask the tribunal at once for permission to appeal late. Say why it is late, and call us. ${deliberateAndLate}`,
  tonight: acceptVatReview,
} satisfies Deadline;

export const simpleAssessment = {
  id: "simple-assessment",
  choice: "It is a Simple Assessment (PA302)",
  letter: {
    subject: "Simple Assessment",
    text: "This is the tax that you owe. If you do not agree, tell us in time.",
  },
  counting: {
    time: appeals.simpleAssessmentQueryTime,
    from: "issue",
    includesStart: false,
    grace: 1,
  },
  by: say`HMRC must know that you disagree, and why. There is no appeal before that. From HMRC’s final answer you have ${appeals.appealTime} to appeal.`,
  late: "Without a query the amount stands. Ask HMRC to take one late, and call us with the reason for the delay.",
  tonight: queryToHmrc,
} satisfies Deadline;

export const acceleratedPayment = {
  id: "accelerated-payment",
  choice: "It is an accelerated payment notice",
  letter: {
    subject: "Accelerated payment notice",
    text: "Pay the amount in this notice, or send your representations.",
  },
  counting: {
    time: appeals.acceleratedPaymentTime,
    from: "receipt",
    includesStart: true,
    grace: 10,
  },
  by: "You must have paid, or have sent HMRC your representations. There is no appeal against the notice itself.",
  late: "A penalty can follow. Call us today, before you pay or write.",
  tonight: representations,
} satisfies Deadline;

export const followerNotice = {
  ...acceleratedPayment,
  id: "follower-notice",
  choice: "It is a follower notice",
  letter: {
    subject: "Follower notice",
    text: "Do what this notice asks and tell us, or send your representations.",
  },
  counting: { ...acceleratedPayment.counting, time: appeals.followerNoticeTime },
  by: "You must have amended the return, or agreed in writing to give up the tax advantage, and have told HMRC; or have sent HMRC your representations. Paying alone does not answer it. There is no appeal against the notice itself.",
} satisfies Deadline;

export const determination = {
  id: "determination",
  choice:
    "It is a determination of income tax or corporation tax for a tax return that I did not send (not PAYE, and not a penalty)",
  letter: {
    subject: "Determination of tax",
    text: "We have not had your return, so we have determined the tax.",
  },
  counting: {
    time: appeals.determinationMonths,
    from: "issue",
    includesStart: true,
    grace: 0,
  },
  by: say`HMRC must have the return itself, and until it has, the amount determined is due. Take advice before you send it, but do not wait for that day. The return takes the place of the amount; there is no appeal. You have the ${appeals.determinationYears} that begin with the filing date, if they end later: the third anniversary is a day too late. A PAYE determination is different: appeal within ${appeals.appealTime}.`,
  late: say`The return still counts if HMRC has it within the ${appeals.determinationYears} that begin with the filing date: the third anniversary is a day too late. If it was kept back to hide income, or will show income that you knew was missing from other years, see a solicitor first, today. If it is only late, call us, and send it.`,
  tonight: missingReturn,
} satisfies Deadline;

export const reviewOffer = {
  id: "review-offer",
  choice:
    "I have already appealed, and HMRC now offers a review (income tax or another direct tax, or an information notice about any tax)",
  lead: "I have already appealed, and HMRC now offers a review",
  letter: {
    subject: "Offer of a review",
    text: "This is my view of the matter. If you do not agree, you can accept a review.",
  },
  counting: { time: appeals.reviewOfferTime, from: "issue", includesStart: true, grace: 0 },
  by: "You must have accepted the review, or have notified the tribunal by 5pm. If you have not appealed yet, this is a decision: appeal to HMRC.",
  late: `HMRC’s view may now be treated as agreed. Only the tribunal can let you in: send it the appeal today, say why it is late, and call us. ${deliberateAndLate}`,
  tonight: acceptReview,
} satisfies Deadline;

export const reviewConclusion = {
  id: "review-conclusion",
  choice: "It gives the result of a review",
  letter: {
    subject: "The conclusion of my review",
    text: "If you do not agree, you can appeal to the tribunal. The time for it is limited.",
  },
  counting: { time: appeals.afterReviewTime, from: "issue", includesStart: true, grace: 0 },
  by: "The First-tier Tribunal must have your notice of appeal by 5pm.",
  late: `Only the tribunal can let you in late now. Send it the appeal today, say why it is late, and call us. ${deliberateAndLate}`,
  tonight: appealToTribunal,
} satisfies Deadline;
