import { appeals } from "~/words/facts/appeals";
import { testLimits } from "./limits";

testLimits([
  [appeals.appealTime, "30 days", /1970 s31A; HMRC/],
  [appeals.lastSafeDay, "day 30", /1970 ss31A/],
  [appeals.reviewOfferTime, "30 days", /1970 s49C\(4\), \(6\) and s49H/],
  [appeals.afterReviewTime, "30 days", /1970 s49G\(2\)/],
  [appeals.vatAppealTime, "30 days", /1994 s83G;.*ARTG3060/],
  [appeals.vatAfterReviewTime, "30 days", /1994 s83G\(3\), \(4\)/],
  [appeals.vatReviewTime, "45 days", /^HMRC Appeals.* ARTG3120$/],
  [appeals.vatUnfinishedReviewTime, "30 days", /^HMRC Appeals.* ARTG3120$/],
  [appeals.postponementTime, "30 days", /1970 s55\b/],
  [appeals.postponementTribunalTime, "30 days", /1970 s55\b/],
  [appeals.simpleAssessmentQueryTime, "60 days", /ARTG2213/],
  [appeals.acceleratedPaymentTime, "90 days", /2014 s222\b/],
  [appeals.followerNoticeTime, "90 days", /2014 ss207, 208\b/],
  [appeals.determinationYears, "3 years", /1970 s28C\b.*DMBM450120/],
  [appeals.determinationMonths, "12 months", /1970 s28C\b.*DMBM450120/],
  [appeals.lateAppealToHmrc, "a reasonable excuse", /1970 s49\(1\) to \(6\)/],
  [
    appeals.lateAppealToTribunal,
    "the length of the delay, the reasons for it and all the circumstances",
    /Martland.*Medpro.*Katib/,
  ],
  [appeals.vatLateAppeal, "only the tribunal", /1994 s83G\(6\)/],
]);

const rules = "\\(Tax Chamber\\) Rules 2009";

testLimits([
  [appeals.tribunalFee, "no fee", /Appeal to the tax trib/],
  [appeals.tribunalDayEnd, "5pm", RegExp(`${rules} r12$`)],
  [appeals.complexCostsOptOutTime, "28 days", RegExp(`${rules} r10$`)],
  [appeals.fullReasonsTime, "28 days", RegExp(`${rules} r35$`)],
  [appeals.reinstatementTime, "28 days", RegExp(`${rules} r8\\b`)],
  [
    appeals.upperTribunalPermissionTime,
    "56 days",
    RegExp(`2007 s11;.*${rules} r39;.*Upper Tribunal`),
  ],
  [appeals.upperTribunalAppealTime, "one month", /^GOV\.UK, Appeal to the Upper Tribunal/],
  [appeals.upperTribunalRenewalTime, "1 month", /^GOV\.UK, Appeal to the Upper Tribunal/],
]);
