import { noticeAppeal } from "../deadlines/checks";
import { decision, reviewConclusion, reviewOffer, vatDecision } from "../deadlines/decisions";
import * as appeals from "../tax-facts/appeals";
import * as enquiries from "../tax-facts/enquiries";
import type { ServicePage } from "./types";

export const taxAppeal = {
  meta: {
    title: "How to appeal an HMRC tax decision in time",
    description: `Appeal an HMRC assessment, closure notice or penalty, usually within ${appeals.appealTime.value}: review or ADR, holding back the tax, and what to do if you are late.`,
    updated: "2026-11-23",
  },
  badge: "Tax Appeal",
  headline: "You can usually appeal HMRC’s decision",
  lede: "This page is for a letter in which HMRC has decided: an assessment, a closure notice, a penalty. Find the date on it and call us with the letter in front of you. If the time has passed, call all the same: a late appeal is sometimes allowed.",
  deadline: {
    before: "You usually have ",
    marked: appeals.appealTime.value,
    after: ` to appeal. Count the date on the letter as day 1 and be in by ${appeals.lastSafeDay.value}.`,
  },
  deadlines: [
    { ...decision, choice: "It is a decision about income tax, or any tax except VAT" },
    vatDecision,
    reviewOffer,
    reviewConclusion,
    noticeAppeal,
  ],
  firstSteps: [
    {
      title: "Find the date on the letter",
      description:
        "The time runs from there, not from the day it reached you. If the letter names an earlier day, keep to that.",
    },
    {
      title: "See which tax it is",
      description:
        "Income tax and other direct taxes: you appeal to HMRC first. VAT: you accept a review or go to the tribunal.",
    },
    {
      title: "Put it in writing",
      description: "A phone call to the officer is not an appeal and gives you no more time.",
    },
    {
      title: "Call us before you send it",
      description: "Keep every page, and the envelope. We work out the last day with you first.",
    },
  ],
  offerings: {
    heading: "What we do with your decision letter",
    items: [
      {
        title: "Find your last day",
        description:
          "We check three things: whether it is a decision that can be appealed, which tax it concerns and when it was issued. Together they give the last day, and show whether the appeal goes to HMRC or to the tribunal.",
      },
      {
        title: "Write the appeal and its grounds",
        description:
          "An appeal names the decision, says that you disagree and gives the grounds. We set these out point by point, attach the evidence that is ready, and send it so that the date can be proved.",
      },
      {
        title: "Hold back the disputed tax",
        description:
          "We work out how much of the bill is in dispute and apply to postpone that part, with reasons. For VAT, where paying first would cause hardship, we prepare the application and the cash figures behind it.",
      },
      {
        title: "Choose the right route",
        description:
          "A point of law, a disputed fact and a missing document call for different routes. We tell you whether we would choose a review, mediation or the tribunal, and why. We deal with HMRC and protect the next deadline meanwhile.",
      },
    ],
  },
  sections: [
    {
      kind: "text",
      heading: "How do I count the days?",
      paragraphs: [
        "Do not count from the day the letter reached you. Counted as below, the last day is right for VAT, reviews and information notices. For an appeal about direct tax it is a day early, so it is the safe day to work to.",
      ],
      strip: {
        time: appeals.appealTime.value,
        first: "The date on the letter is day 1",
        last: "The last safe day",
        caption: `One box for each of the ${appeals.appealTime.value}, from the date on HMRC’s decision to the last day on which to be sure that the appeal is in.`,
      },
    },
    {
      kind: "text",
      heading: "Is my letter a decision that I can appeal?",
      remark: "The letter’s date is day 1",
      paragraphs: [
        "A letter that opens a check, or invites you to send records, is not a decision. You answer it. A decision changes what you owe, refuses you something or charges a penalty. It normally ends by saying what you can do if you disagree. Most decisions can be appealed, but not all. These usually can:",
      ],
      points: [
        "A closure notice, in which HMRC ends its enquiry, or one part of it, and amends your return.",
        "A discovery assessment, usually for a year whose enquiry window has closed. HMRC must show that the conditions for making it are met, so the grounds of appeal begin there.",
        "A VAT assessment, or a decision to refuse input tax, the VAT that you claimed back.",
        "A PAYE determination or a National Insurance decision about people who work for you.",
        "A penalty: you may say that it is not due at all, or that the amount is wrong.",
        `An information notice, within ${enquiries.informationNoticeAppealTime.value}: the day it is given is day 1. You cannot appeal against a demand for records that the law makes you keep, nor if the tribunal approved the notice.`,
      ],
    },
    {
      kind: "table",
      heading: "Appeal, review, ADR or tribunal?",
      intro:
        "Alternative Dispute Resolution (ADR) is mediation. It can run alongside an appeal, but not during a review, and it never takes the place of an appeal.",
      map: {
        caption: "The ways from a decision to the tribunal. A loop is a way that you may choose.",
        lines: [
          {
            heading: "Income tax and other direct taxes",
            stops: [
              { title: "HMRC’s decision", time: "The date on the letter is day 1" },
              { title: "Appeal to HMRC", time: `Within ${appeals.appealTime.value}` },
              {
                title: "Review by another officer",
                time: `An offer is open for ${appeals.reviewOfferTime.value}; HMRC then has ${enquiries.reviewTime.value}`,
                isOptional: true,
              },
              {
                title: "First-tier Tribunal",
                time: `Within ${appeals.afterReviewTime.value} of a review’s conclusion. Without a review, at any time`,
              },
            ],
          },
          {
            heading: "VAT",
            stops: [
              { title: "HMRC’s decision", time: "The date on the letter is day 1" },
              {
                title: "Review by another officer",
                time: `Accept within ${appeals.vatAppealTime.value}; HMRC then has ${appeals.vatReviewTime.value}`,
                isOptional: true,
              },
              {
                title: "First-tier Tribunal",
                time: `Within ${appeals.vatAppealTime.value} of the decision, or ${appeals.vatAfterReviewTime.value} of a review’s conclusion`,
              },
            ],
          },
          {
            heading: "Beside either, but not during a review",
            stops: [
              {
                title: "Mediation (ADR)",
                time: "At any stage of an enquiry, or after a decision. It extends no time limit",
                isOptional: true,
              },
            ],
          },
        ],
      },
      caption: "Four ways to disagree with an HMRC decision",
      columns: ["Route", "Who looks at it", "Time", "What to know"],
      rows: [
        [
          "Appeal to HMRC (direct taxes)",
          "HMRC, to begin with the team that decided",
          `Within ${appeals.appealTime.value} after the date of issue`,
          "It keeps your rights open. After it you may ask for a review or notify the tribunal.",
        ],
        [
          "Statutory review",
          "An HMRC officer who was not involved in the decision",
          `Direct taxes: an offer is open for ${appeals.reviewOfferTime.value}. VAT: accept within ${appeals.vatAppealTime.value} of the decision. HMRC then has ${enquiries.reviewTime.value} unless another period is agreed`,
          `The officer can uphold, change or cancel the decision. If HMRC does not finish in time, the decision is treated as upheld, and you can go on to the tribunal. For VAT you have until ${appeals.vatUnfinishedReviewTime.value} from the letter that tells you so: count its date as day 1.`,
        ],
        [
          "ADR",
          "A mediator trained by HMRC who did not work on your case. Nobody decides: the two sides agree, or do not",
          `HMRC says it aims to answer an application within ${enquiries.adrAnswerAim.value} and to finish in about ${enquiries.adrCompletionAim.value}`,
          "You can ask at any stage of an enquiry or after a decision. HMRC can refuse. It does not extend any time limit.",
        ],
        [
          "First-tier Tribunal",
          "A judge, independent of HMRC",
          `VAT: within ${appeals.vatAppealTime.value} of the decision, or ${appeals.vatAfterReviewTime.value} of a review’s conclusion. Direct taxes: within ${appeals.afterReviewTime.value} of that conclusion`,
          "For direct taxes you must have appealed to HMRC first.",
        ],
      ],
      note: `With direct taxes, do not leave an offer of a review unanswered. If you neither accept it nor notify the tribunal within ${appeals.reviewOfferTime.value}, HMRC’s view is treated as agreed. The government consulted on changes to review and ADR until ${enquiries.adrConsultationClosed.value}, so we check the rules in force.`,
    },
    {
      kind: "text",
      heading: "Do I have to pay while I appeal?",
      paragraphs: [
        "For direct taxes, an appeal does not by itself hold back the bill. You must apply to postpone the disputed amount, normally in the appeal itself, and say how much is too much and why. What you do not dispute stays payable. If HMRC does not agree the amount, you can ask the tribunal to settle it. Ask us at once: the time for that is short. A penalty under appeal normally need not be paid until the appeal is decided.",
        "VAT works the other way round. In most disputes about tax due, the tribunal does not hear the appeal until the VAT has been paid or deposited, unless HMRC accepts that paying would cause hardship. If HMRC does not accept it, the tribunal can. Hardship has to be shown with bank balances, borrowing limits and a cash forecast.",
        "Postponed tax is not cancelled. If the appeal fails, it is payable with interest, usually from the date on which it was first due. Some people therefore pay on account and appeal all the same.",
      ],
    },
    {
      kind: "text",
      heading: "What if the deadline has already passed?",
      remark: "Late is not always too late",
      paragraphs: [
        `You can still ask. For direct taxes, HMRC must accept a late appeal if you ask in writing, had ${appeals.lateAppealToHmrc.value}, and asked without unreasonable delay once it had ended. Depending on the facts, a sudden stay in hospital, a death in the family or a fire can be such an excuse.`,
        `If HMRC refuses, the tribunal may give permission. There a reasonable excuse is not a condition. The tribunal looks at ${appeals.lateAppealToTribunal.value}. For VAT, ${appeals.vatLateAppeal.value} can allow a late appeal.`,
        "We set out the delay date by date, with the evidence for each part of it. Do not wait: each further day makes the request harder.",
      ],
    },
  ],
  exchange: [
    {
      send: "Every page of HMRC’s decision letter, and its envelope if you still have it",
      receive: "The last day for your appeal, and where the appeal goes, in writing",
    },
    {
      send: "The tax return and the workings behind it",
      receive: "A list of every figure in dispute, with your case and HMRC’s side by side",
    },
    {
      send: "Your letters and emails with HMRC, and notes of phone calls",
      receive: "A dated history of the case, ready to attach to the appeal",
    },
    {
      send: "Invoices, contracts and bank statements for the disputed points",
      receive: "Grounds of appeal, each with its evidence, for you to approve",
    },
    {
      send: "Your current bank balances and what you expect in and out",
      receive: "A postponement or hardship application that gives the amount and the reasons",
    },
  ],
  facts: [
    appeals.appealTime,
    appeals.lastSafeDay,
    enquiries.informationNoticeAppealTime,
    appeals.vatAppealTime,
    appeals.reviewOfferTime,
    enquiries.reviewTime,
    appeals.afterReviewTime,
    appeals.vatAfterReviewTime,
    appeals.vatReviewTime,
    appeals.vatUnfinishedReviewTime,
    appeals.lateAppealToHmrc,
    appeals.lateAppealToTribunal,
    appeals.vatLateAppeal,
    enquiries.adrAnswerAim,
    enquiries.adrCompletionAim,
    enquiries.adrConsultationClosed,
  ],
  related: ["tax-tribunal", "tax-investigations", "vat-investigations", "forensic-accounting"],
} satisfies ServicePage;
