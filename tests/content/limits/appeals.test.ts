import { appeals } from "~/words/facts/appeals";
import { testLimits } from "./limits";

testLimits([
  ["an appeal to HMRC", appeals.appealTime, "30 days", /1970 s31A; HMRC/],
  ["the last safe day, the letter's date being day 1", appeals.lastSafeDay, "day 30", /1970 ss31A/],
  ["an offer of a review", appeals.reviewOfferTime, "30 days", /1970 s49C\(4\), \(6\) and s49H/],
  ["the tribunal after a review", appeals.afterReviewTime, "30 days", /1970 s49G\(2\)/],
  ["a VAT appeal", appeals.vatAppealTime, "30 days", /1994 s83G;.*ARTG3060/],
  [
    "the tribunal after a VAT review",
    appeals.vatAfterReviewTime,
    "30 days",
    /1994 s83G\(3\), \(4\)/,
  ],
  ["HMRC's time for a VAT review", appeals.vatReviewTime, "45 days", /^HMRC Appeals.* ARTG3120$/],
  [
    "the tribunal after a VAT review that HMRC did not finish",
    appeals.vatUnfinishedReviewTime,
    "30 days",
    /^HMRC Appeals.* ARTG3120$/,
  ],
  ["postponing the tax", appeals.postponementTime, "30 days", /1970 s55\b/],
  ["the tribunal about postponement", appeals.postponementTribunalTime, "30 days", /1970 s55\b/],
  ["a query of a Simple Assessment", appeals.simpleAssessmentQueryTime, "60 days", /ARTG2213/],
  ["an accelerated payment", appeals.acceleratedPaymentTime, "90 days", /2014 s222\b/],
  ["a follower notice", appeals.followerNoticeTime, "90 days", /2014 ss207, 208\b/],
  [
    "a return that replaces a determination, from the filing date",
    appeals.determinationYears,
    "3 years",
    /1970 s28C\b.*DMBM450120/,
  ],
  [
    "a return that replaces a determination, from the determination",
    appeals.determinationMonths,
    "12 months",
    /1970 s28C\b.*DMBM450120/,
  ],
  [
    "a late appeal to HMRC",
    appeals.lateAppealToHmrc,
    "a reasonable excuse",
    /1970 s49\(1\) to \(6\)/,
  ],
  [
    "a late appeal to the tribunal",
    appeals.lateAppealToTribunal,
    "the length of the delay, the reasons for it and all the circumstances",
    /Martland.*Medpro.*Katib/,
  ],
  ["who can allow a late VAT appeal", appeals.vatLateAppeal, "only the tribunal", /1994 s83G\(6\)/],
]);
