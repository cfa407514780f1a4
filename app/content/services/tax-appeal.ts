import * as appeals from "../tax-facts/appeals";
import * as enquiries from "../tax-facts/enquiries";
import type { ServicePage } from "./types";

export const taxAppeal = {
  meta: {
    title: "How to appeal an HMRC tax decision in time",
    description: `Appeal an HMRC assessment, closure notice or penalty: the ${enquiries.appealTime.value} limit, review or ADR, holding back the tax, and what to do if you are late.`,
    updated: "2026-11-21",
  },
  badge: "Tax Appeal",
  headline: "HMRC’s decision is not the last word",
  lede: `Most HMRC decisions can be appealed within ${enquiries.appealTime.value}. The clock starts on the date of issue printed on the decision letter, not on the day it reached you. We look at that date first, get the appeal in, and then argue about the figures. If your last day is close, ring us today with the letter in your hand.`,
  offerings: {
    heading: "What we do with your decision letter",
    items: [
      {
        title: "Find your last day",
        description:
          "We read the letter for three things: whether it is a decision that can be appealed, which tax it concerns and when it was issued. Together they tell us the last day and whether the appeal goes to HMRC or to the tribunal. You get both in writing.",
      },
      {
        title: "Write the appeal and its grounds",
        description:
          "An appeal names the decision, says that you disagree and gives the grounds. We set these out point by point, attach the evidence that is ready, say what will follow, and send it so that the date can be proved.",
      },
      {
        title: "Hold back the disputed tax",
        description:
          "We work out which part of the bill is really in dispute and apply to postpone that part, with reasons. For VAT, where paying first would cause hardship, we prepare the application and the cash figures that support it.",
      },
      {
        title: "Take the right route",
        description:
          "A point of law, a disputed fact and a missing document call for different routes. We tell you whether we would take review, mediation or the tribunal and why, deal with HMRC on it, and keep the next deadline safe meanwhile.",
      },
    ],
  },
  sections: [
    {
      kind: "text",
      heading: "Is my letter a decision that I can appeal?",
      paragraphs: [
        "A letter that opens a check, or invites you to send records, is not yet a decision. You answer it; there is nothing to appeal. A decision changes what you owe, refuses you something or charges a penalty, and it normally ends by saying what you can do if you disagree. Most decisions can be appealed, but not all. These usually can:",
      ],
      points: [
        "A closure notice, in which HMRC ends its enquiry, or one part of it, and amends your return.",
        "A discovery assessment, usually for a year whose enquiry window has closed. HMRC must show that the conditions for making it are met, so the grounds of appeal begin there.",
        "A VAT assessment, or a decision to refuse input tax, the VAT that you claimed back.",
        "A PAYE determination or a National Insurance decision about people who work for you.",
        "A penalty: you may say that it is not due at all, or that the amount is wrong.",
      ],
    },
    {
      kind: "table",
      heading: "Appeal, review, ADR or tribunal?",
      intro:
        "Income tax and other direct taxes are appealed to HMRC first. For VAT and other indirect taxes you accept HMRC’s offer of a review or go straight to the tribunal. Alternative Dispute Resolution (ADR) is mediation. It can run beside an appeal, but HMRC does not offer it while a review is running, and it never replaces either of them.",
      caption: "Four ways to disagree with an HMRC decision",
      columns: ["Route", "Who looks at it", "Time", "What to know"],
      rows: [
        [
          "Appeal to HMRC (direct taxes)",
          "HMRC, to begin with the team that decided",
          `Within ${appeals.appealTime.value} of the date of issue`,
          "It keeps your rights open. After it you may ask for a review or notify the tribunal.",
        ],
        [
          "Statutory review",
          "An HMRC officer who was not involved in the decision",
          `Direct taxes: an offer is open for ${appeals.reviewOfferTime.value}. VAT: accept within ${appeals.vatAppealTime.value} of the decision. HMRC then has ${enquiries.reviewTime.value} unless another period is agreed`,
          "The officer can uphold, change or cancel the decision. If HMRC does not finish in time, the decision is treated as upheld.",
        ],
        [
          "ADR",
          "A mediator trained by HMRC who did not work on your case. Nobody decides: the two sides agree, or do not",
          `HMRC says it aims to answer an application within ${enquiries.adrAnswerAim.value} and to finish in about ${enquiries.adrCompletionAim.value}`,
          "You can ask at any stage of an enquiry or after a decision, though not during a review. HMRC can refuse, and does not offer it for automatic late filing penalties. It does not extend any time limit.",
        ],
        [
          "First-tier Tribunal",
          "A judge, independent of HMRC",
          `VAT: within ${appeals.vatAppealTime.value} of the decision. Direct taxes after a review: within ${appeals.afterReviewTime.value} of the conclusion letter`,
          "For direct taxes you must have appealed to HMRC first.",
        ],
      ],
      note: `A trap with direct taxes: if HMRC offers a review and you neither accept it nor notify the tribunal within ${appeals.reviewOfferTime.value}, the matter is treated as settled on HMRC’s view. The government consulted on changes to review and ADR until ${enquiries.adrConsultationClosed.value}, so we check the procedure in force when your letter arrives.`,
    },
    {
      kind: "text",
      heading: "Do I have to pay while I appeal?",
      paragraphs: [
        "For direct taxes, an appeal does not by itself stop a tax bill. The disputed amount is held back only if you apply for postponement, normally in the appeal itself, and say how much you believe is too much and why. What you do not dispute stays payable. If HMRC does not agree the amount, the tribunal can be asked to settle it. A penalty under appeal normally need not be paid until the appeal is decided.",
        "VAT works the other way round. In most disputes about tax due, the tribunal does not hear the appeal until the VAT has been paid or deposited, unless HMRC accepts that paying would cause hardship. If HMRC does not accept it, the tribunal itself can. Hardship has to be shown with bank balances, borrowing limits and a cash forecast, not with adjectives.",
        "Postponing is not cancelling. If the appeal fails, the tax is payable with interest, usually from the day on which it was first due. Some people therefore pay on account and appeal all the same.",
      ],
    },
    {
      kind: "text",
      heading: "What if the deadline has already passed?",
      paragraphs: [
        "A late appeal is not always lost, but it is no longer yours by right. It needs HMRC’s agreement or, if HMRC says no, the tribunal’s permission. For VAT the request goes to the tribunal with the notice of appeal.",
        "You need a reasonable excuse, and you need to act as soon as whatever held you up has ended. An unexpected stay in hospital, a death in the family, or a fire that destroyed the papers can be one, depending on the facts. We set out the delay day by day with the evidence for each part of it, because a gap without an explanation does harm. Each further day makes the request harder.",
      ],
    },
  ],
  exchange: {
    heading: "What you send us, and what you get back",
    rows: [
      {
        send: "Every page of HMRC’s decision letter, and its envelope if you still have it",
        receive: "The last day for your appeal, and where the appeal goes, in writing",
      },
      {
        send: "The tax return and the working papers behind it",
        receive: "A list of every figure in dispute, with your case and HMRC’s side by side",
      },
      {
        send: "Your letters and emails with HMRC, and notes of telephone calls",
        receive: "A dated history of the case, ready to attach to the appeal",
      },
      {
        send: "Invoices, contracts and bank statements for the disputed points",
        receive: "Grounds of appeal, each with its evidence behind it, for you to approve",
      },
      {
        send: "Your current bank balances and what you expect in and out",
        receive: "A postponement or hardship application that gives the amount and the reasons",
      },
    ],
  },
  facts: [
    enquiries.appealTime,
    appeals.appealTime,
    appeals.vatAppealTime,
    appeals.reviewOfferTime,
    enquiries.reviewTime,
    appeals.afterReviewTime,
    enquiries.adrAnswerAim,
    enquiries.adrCompletionAim,
    enquiries.adrConsultationClosed,
  ],
  related: ["tax-tribunal", "tax-investigations", "vat-investigations", "forensic-accounting"],
} satisfies ServicePage;
