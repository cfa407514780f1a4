import { enquiries } from "~/words/facts/enquiries";
import { testLimits } from "./limits";

testLimits([
  ["the enquiry window", enquiries.window, "12 months", /1970 s9A\(2\);.*EM1506/],
  [
    "the ends of the enquiry window for a late return",
    enquiries.quarterDays,
    "31 January, 30 April, 31 July or 31 October",
    /1970 s9A\(2\)\(b\), \(c\)/,
  ],
  ["the enquiry window for a company", enquiries.companyWindow, "12 months", /1998 Sch 18 para 24/],
  ["an appeal, on the pages of checks", enquiries.appealTime, "30 days", /1970 s31A;.*ARTG2010/],
  ["HMRC's time for a review", enquiries.reviewTime, "45 days", /1970 s49E\b/],
  [
    "an appeal against an information notice",
    enquiries.informationNoticeAppealTime,
    "30 days",
    /2008 Sch 36 paras 29\(1\) to \(3\), 32/,
  ],
  [
    "an appeal against a third-party notice",
    enquiries.thirdPartyAppealTime,
    "30 days",
    /2008 Sch 36 paras 30, 32/,
  ],
  [
    "an information notice not answered",
    enquiries.informationNoticeFirstPenalty,
    "£300",
    /2008 Sch 36 para 39;.*CH270100/,
  ],
  [
    "an information notice not answered, each day",
    enquiries.informationNoticeDailyPenalty,
    "£60 a day",
    /2008 Sch 36 paras 39 to 52;.*SVM118020/,
  ],
  [
    "an information notice answered wrongly, each mistake",
    enquiries.informationNoticeInaccuracyPenalty,
    "£3,000",
    /2008 Sch 36 para 40A;.*CH271100/,
  ],
  ["confirming the penalty factsheet", enquiries.penaltyFactsheetTime, "14 days", /CH202275/],
  ["HMRC's answer about ADR", enquiries.adrAnswerAim, "30 days", /Use Alternative Dispute Res/],
  ["HMRC's time for ADR", enquiries.adrCompletionAim, "4 months", /Use Alternative Dispute Res/],
  [
    "a check closed in part, since",
    enquiries.partialClosureSince,
    "16 November 2017",
    /1970 s28A;.*EM1976/,
  ],
  [
    "questions about a penalty",
    enquiries.penaltyQuestionsRight,
    "Article 6 of the European Convention on Human Rights",
    /CC\/FS9;.*CH300500/,
  ],
  [
    "an appeal against a whole notice holds it",
    enquiries.informationNoticeAppealEffect,
    "until the appeal is decided",
    /SVM118020/,
  ],
]);
