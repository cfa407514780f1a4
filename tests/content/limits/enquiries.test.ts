import { enquiries } from "~/words/facts/enquiries";
import { testLimits } from "./limits";

testLimits([
  [enquiries.window, "12 months", /1970 s9A\(2\);.*EM1506/],
  [
    enquiries.quarterDays,
    "31 January, 30 April, 31 July or 31 October",
    /1970 s9A\(2\)\(b\), \(c\)/,
  ],
  [enquiries.companyWindow, "12 months", /1998 Sch 18 para 24/],
  [enquiries.appealTime, "30 days", /1970 s31A;.*ARTG2010/],
  [enquiries.reviewTime, "45 days", /1970 s49E\b/],
  [enquiries.informationNoticeAppealTime, "30 days", /2008 Sch 36 paras 29\(1\) to \(3\), 32/],
  [enquiries.thirdPartyAppealTime, "30 days", /2008 Sch 36 paras 30, 32/],
  [enquiries.informationNoticeFirstPenalty, "£300", /2008 Sch 36 para 39;.*CH270100/],
  [enquiries.informationNoticeDailyPenalty, "£60 a day", /2008 Sch 36 paras 39 to 52;.*SVM118020/],
  [enquiries.informationNoticeInaccuracyPenalty, "£3,000", /2008 Sch 36 para 40A;.*CH271100/],
  [enquiries.penaltyFactsheetTime, "14 days", /CH202275/],
  [enquiries.adrAnswerAim, "30 days", /Use Alternative Dispute Res/],
  [enquiries.adrCompletionAim, "4 months", /Use Alternative Dispute Res/],
  [enquiries.partialClosureSince, "16 November 2017", /1970 s28A;.*EM1976/],
  [
    enquiries.penaltyQuestionsRight,
    "Article 6 of the European Convention on Human Rights",
    /CC\/FS9;.*CH300500/,
  ],
  [enquiries.informationNoticeAppealEffect, "until the appeal is decided", /SVM118020/],
]);
