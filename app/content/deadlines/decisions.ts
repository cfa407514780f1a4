import * as appeals from "../tax-facts/appeals";
import type { Deadline } from "../types";
import { lateAppeal } from "./late";

/* The limits of a decision: to appeal, to take up a review, to go to the tribunal and on from there. */

export const decision = {
  choice: "It is a decision",
  counting: { time: appeals.appealTime, from: "issue", includesStart: false },
  by: "Your written appeal must be with HMRC.",
  late: lateAppeal,
} satisfies Deadline;

export const vatDecision = {
  choice: "It is a decision about VAT",
  counting: { time: appeals.vatAppealTime, from: "issue", includesStart: true },
  by: "You must have accepted HMRC’s review, or your appeal must be with the tribunal.",
  late: `For VAT, ${appeals.vatLateAppeal.value} can allow a late appeal. Call us today, with the reason for the delay.`,
} satisfies Deadline;

export const reviewOffer = {
  choice: "It offers a review (not VAT)",
  counting: { time: appeals.reviewOfferTime, from: "issue", includesStart: true },
  by: "You must have accepted the review, or have notified the tribunal.",
  late: "HMRC’s view may now be treated as agreed. Call us today, with the reason for the delay.",
} satisfies Deadline;

export const reviewConclusion = {
  choice: "It gives the result of a review",
  counting: { time: appeals.afterReviewTime, from: "issue", includesStart: true },
  by: "The First-tier Tribunal must have your notice of appeal.",
  late: "Only the tribunal can let you in late now. Call us today, with the reason for the delay.",
} satisfies Deadline;

export const tribunalDecision = {
  choice: "It is the tribunal’s own decision",
  counting: { time: appeals.upperTribunalPermissionTime, from: "issue", includesStart: true },
  by: "The First-tier Tribunal must have your request for permission to appeal on a point of law.",
  late: "Call us today. Whether more time can be given depends on the reason for the delay.",
} satisfies Deadline;
