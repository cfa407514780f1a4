import { noticeAppeal, noticeCompliance, nudge } from "~/words/deadlines/checks";
import { answerWords } from "~/words/deadlines/deadline-answers";
import { deadlineWords } from "~/words/deadlines/deadline-words";
import * as decisions from "~/words/deadlines/decisions";
import { debt } from "~/words/deadlines/printed";
import * as tribunal from "~/words/deadlines/tribunal";
import { penaltyQuestions, rangeWords } from "~/words/penalties/penalty-questions";
import { penaltyWords } from "~/words/penalties/penalty-words";
import { finder, type Line } from "./line";

/** What the tools and the letter finder answer, each line with its reason. */
export const tools: Record<string, Line<unknown>> = {
  "L1: who may still be in time is told so, and to send it today": [
    answerWords,
    [/You may still be in time/, /Send it today/],
  ],
  "L3: no day that ends at 5pm is said to last until midnight, or never to move": [
    [deadlineWords.by, answerWords.restMoves("a Sunday", "Friday")],
    [/next working day is then in time too/],
    [/end of that day/, /does not move/],
  ],
  "L5: a Simple Assessment is queried before it can be appealed": [
    decisions.simpleAssessment,
    [/There is no appeal before that/],
  ],
  "L5: an accelerated payment notice cannot be appealed": [
    decisions.acceleratedPayment,
    [/There is no appeal against/],
  ],
  "L5: a determination for want of a return is answered by the return": [
    decisions.determination,
    [/HMRC must have the return itself.*there is no appeal.*A PAYE determination is different/],
  ],
  "L9: the law gives the ranges for money abroad": [rangeWords, [], [/do not give the range/]],
  "never told: what counts is when HMRC became aware": [
    penaltyQuestions.when,
    [/How long was the tax unpaid before HMRC knew/],
  ],
  "a review of a direct tax can be accepted only by who has appealed": [
    decisions.reviewOffer,
    [
      /I have already appealed/,
      /not appealed yet, this is a decision: appeal to HMRC/,
      /I appealed on/,
    ],
  ],
  "a PAYE determination can be appealed; it is not answered by a return": [
    decisions.determination,
    [/\(not PAYE\)/, /PAYE determination is different: appeal within 30.days/],
  ],
  "a return that is sent at night can be a confession: a solicitor first": [
    decisions.determination.tonight,
    [/on purpose, speak to a solicitor first/],
  ],
  "a court claim, a statutory demand or a petition has no answer in a letter to HMRC": [
    finder("debt"),
    [
      /petition is not answered by a letter to HMRC: speak to a solicitor today/,
      /I ask for Time to Pay/,
    ],
    [/I will answer/],
  ],
  "a CoP9 letter: a solicitor before us": [
    finder("code-of-practice-9"),
    [/Speak to a solicitor, and call us/],
    [/Then call us/],
  ],
  "who asks for time has not promised to answer, and may have none": [
    noticeCompliance,
    [
      /except what you have appealed against/,
      /does not move the date: HMRC has to agree/,
      /I am taking advice on/,
    ],
    [/I will answer/, /unless you have appealed/],
  ],
  "nobody appeals in vain against a notice that the tribunal approved, or about records that must be kept":
    [
      noticeAppeal,
      [
        /You cannot appeal if the tribunal approved the notice, or about records that the law makes/,
      ],
      [/You can appeal/],
    ],
  "seized goods have rules of their own": [
    decisions.vatDecision,
    [/not the seizure of goods or a vehicle/, /other rules apply: call us at once/],
  ],
  "a P800 has no 60 days of its own": [
    finder("simple-assessment"),
    [/date on a Simple Assessment/, /If a P800 is wrong, tell HMRC soon/],
  ],
  "an appeal to HMRC is written, arrives, and asks to postpone the tax": [
    decisions.decision,
    [/written appeal must be with HMRC/, /postpone £… of the tax until the appeal is decided/],
  ],
  "an appeal about VAT: a review accepted, or the tribunal": [
    decisions.vatDecision,
    [/must have accepted HMRC’s review, or your appeal must be with the tribunal/],
  ],
  "an accelerated payment notice is paid, or objected to": [
    decisions.acceleratedPayment,
    [/must have paid, or have sent HMRC your representations/],
  ],
  "a follower notice: given up and told, or objected to": [
    decisions.followerNotice,
    [
      /amended the return, or agreed in writing to give up the tax advantage, and have told HMRC; or have sent HMRC your representations/,
      /Paying alone does not answer it/,
    ],
  ],
  "a determination has two times, of which the later one counts": [
    decisions.determination,
    [
      /3.years after the filing date if that is later/,
      /still counts if HMRC has it within 3.years/,
    ],
  ],
  "an offer of a review is accepted, or taken to the tribunal": [
    decisions.reviewOffer,
    [
      /must have accepted the review, or have notified the tribunal/,
      /may now be treated as agreed/,
    ],
  ],
  "after a review only the tribunal admits a late appeal": [
    decisions.reviewConclusion,
    [/Only the tribunal can let you in late/],
  ],
  "an appeal against a notice: its grounds, to its officer": [
    noticeAppeal,
    [/written appeal, with its grounds, must be with the officer who gave the notice/],
  ],
  "a late answer to a notice is penalised, then by the day": [
    noticeCompliance,
    [/After the deadline the law allows a penalty, and then more by the day/],
  ],
  "a letter about income is answered, even without any": [
    nudge,
    [/even if you have nothing to declare/, /opens a check if nobody answers/],
  ],
  "a tax debt is paid, or time for it asked for": [
    debt,
    [/must have paid, or have asked for Time to Pay/, /but not to a court claim/],
  ],
  "the Upper Tribunal hears points of law, after full reasons": [
    [tribunal.tribunalDecision, tribunal.shortTribunalDecision],
    [
      /your request for permission to appeal on a point of law/,
      /permission to appeal run from the full decision/,
    ],
  ],
  "a refused permission is asked for again at the Upper Tribunal": [
    tribunal.refusedPermission,
    [/Upper Tribunal must have your own request/],
  ],
  "struck out: reinstated only where a direction was missed": [
    tribunal.struckOut,
    [/If it was because a direction was not followed/, /I have now done what it asked/],
  ],
  "the last day that a letter prints comes before any counted": [
    [answerWords.safeSide, deadlineWords.printedText],
    [
      /is day 1. If the letter prints an earlier last day, keep to that/,
      /the safe side. If the letter prints an earlier last day, keep to that/,
      /prints a last day, that one counts/,
      /is the last one: work to it/,
      /ask before it, not after/,
    ],
  ],
  "what is posted on the last day does not arrive on it": [
    [answerWords.today, answerWords.graceText("1 May")],
    [/by post would come too late/, /What goes out today may still count; what waits may not/],
  ],
  "counted is the date of a decision, not its arrival": [
    deadlineWords.where,
    [/to appeal, or where the letter gives none, the one at the top, not the day it reached you/],
  ],
  "an excuse frees only what was not on purpose": [
    rangeWords.excuse,
    [/no penalty if it was not on purpose and you have a reasonable excuse/],
  ],
  "care has to be shown; telling, helping and giving lower a penalty": [
    [rangeWords.care, rangeWords.where],
    [
      /You may have to show that you did/,
      /how fully you tell HMRC, help it and give it access to the records/,
    ],
  ],
  "what was on purpose is told to a solicitor first": [
    [rangeWords.solicitor, penaltyWords.intro],
    [/before you tell anyone what happened, us included/, /before you tell anyone, us included/],
  ],
};
