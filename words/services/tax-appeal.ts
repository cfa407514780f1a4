import { noticeAppeal } from "~/words/deadlines/checks";
import {
  acceleratedPayment,
  decision,
  determination,
  followerNotice,
  reviewConclusion,
  reviewOffer,
  simpleAssessment,
  vatDecision,
} from "~/words/deadlines/decisions";
import { appealedDecision } from "~/words/example-sheets";
import { appeals } from "~/words/facts/appeals";
import { enquiries } from "~/words/facts/enquiries";
import { pen } from "~/words/pen";
import { say } from "~/words/say";
import { deliberate } from "~/words/who-hears-what";
import { noDay } from "./common";
import type { ServicePage } from "./service-page";

const otherLetters = "None of these";

export const taxAppeal = {
  meta: {
    title: "How to appeal an HMRC tax decision in time",
    description: say`Appeal an HMRC assessment, closure notice or penalty, usually within ${appeals.appealTime}: review or ADR, holding back the tax, and what to do if you are late.`,
    updated: "2026-11-30",
  },
  badge: "Tax Appeal",
  headline: "You can usually appeal HMRC’s decision",
  lede: "This page is for a letter that ends a check, or brings a penalty or a new tax bill.",
  deadline: {
    before: "usually,",
    marked: appeals.appealTime,
    after: "to appeal, from the date at the top",
    others: {
      heading: say`A Simple Assessment (${appeals.simpleAssessmentQueryTime}), or an offer of a review?`,
      cases: [
        say`With a Simple Assessment (PA302), you have ${appeals.simpleAssessmentQueryTime} from its date to tell HMRC that it is wrong. You can appeal only once HMRC has answered, within ${enquiries.appealTime} of its answer.`,
        say`If you have appealed and HMRC offers a review, you have ${appeals.reviewOfferTime} from the date of the offer: accept it, or notify the tribunal. If you do neither, even if you refuse, HMRC’s view is treated as agreed. If you have not appealed yet, appeal. Step 2 above says where, and with which taxes you accept the review instead.`,
      ],
    },
  },
  solicitor: {
    lead: `If ${deliberate}, appeal in time, but explain nothing yet:`,
    link: "a solicitor first",
    id: "deliberate",
  },
  deadlines: [
    { ...decision, where: "Enter the date at the top of the letter, not the day it reached you." },
    vatDecision,
    {
      ...noDay,
      id: "unknown",
      instead: "Call us today.",
      choice: "I do not know",
      by: say`Read us only the letter. We tell you which date counts. Until you have reached us, keep to ${appeals.lastSafeDay}, with the date at the top as day 1, or to an earlier day that the letter names.`,
    },
    { ...simpleAssessment, fold: otherLetters },
    { ...reviewOffer, fold: otherLetters },
    { ...reviewConclusion, fold: otherLetters },
    { ...noticeAppeal, fold: otherLetters },
    { ...determination, fold: otherLetters },
    { ...acceleratedPayment, fold: otherLetters },
    { ...followerNotice, fold: otherLetters },
  ],
  firstSteps: [
    {
      title: "Find the date on the letter, and call us",
      description: say`The time runs from there, not from the day it reached you. Count that date as day 1, to be safe: make sure your appeal has arrived by ${appeals.lastSafeDay}, or by an earlier day that the letter names. If the time has passed, call all the same: a late appeal is sometimes allowed.`,
    },
    {
      title: "See which tax it is",
      description:
        "Read us the name of the tax: we say where the appeal goes. Tax on income, gains or a company’s profit, and National Insurance: appeal to HMRC first. VAT, customs and excise: accept a review or go to the tribunal. For seized goods or vehicles, or another tax, call us today.",
    },
    {
      title: "Put it in writing",
      underlined: "in writing",
      description:
        "A phone call to the officer is not an appeal and gives you no more time. Tax and penalty, and each year, can have notices of their own: appeal against every one that you dispute. We write it; you approve it. If you write it yourself, show us first.",
    },
    {
      title: "Ask HMRC to wait for the money",
      description:
        "Do it in the appeal itself: an appeal alone does not stop the bill for tax on income, gains or a company’s profit. You usually do not pay a penalty until the appeal is decided. For VAT, appeal in time, even if you cannot pay it.",
    },
  ],
  offerings: {
    heading: "What we do with your decision letter",
    items: [
      {
        title: "Find your last day",
        description: "We say whether you can appeal, by which day, and where the appeal goes.",
      },
      {
        title: "Write the appeal and its reasons",
        description:
          "We set out the reasons (the “grounds”), attach the evidence that is ready, and send it so that the date can be proved.",
      },
      {
        title: "Hold back the disputed tax",
        description:
          "We ask HMRC to wait for the part that you dispute, and say why. For VAT, where paying first would cause hardship (real money trouble), we prepare the application.",
      },
      {
        title: "Choose the right route",
        description:
          "We say which route we would choose, and why, and protect the next deadline meanwhile.",
      },
    ],
  },
  letter: appealedDecision,
  sections: [
    {
      kind: "text",
      heading: "Is my letter a decision that I can appeal?",
      inBrief: {
        cases: [
          {
            title: "Usually yes",
            underlined: "day 1",
            description: say`It changes what you owe (an assessment), ends a check (a closure notice), refuses you something or charges a penalty. An information notice can usually be appealed too, within ${enquiries.informationNoticeAppealTime} of being given it. To be safe, count its date as day 1.`,
          },
          {
            title: "Usually not",
            description:
              "It only opens a check, says what HMRC intends to charge, or asks for records without a formal notice. You can appeal a Simple Assessment only once HMRC has answered you.",
          },
        ],
        more: "Which letters can be appealed, and which cannot",
      },
      paragraphs: ["These can usually be appealed:"],
      points: [
        "A closure notice, in which HMRC ends its enquiry, or one part of it, and amends your return.",
        "A discovery assessment. If you sent a return, HMRC must show that the conditions for making it are met: the grounds begin there. That the figures are too high, you must show.",
        "A VAT assessment, or a decision to refuse input tax, the VAT that you claimed back.",
        "A PAYE determination or a National Insurance decision about people who work for you.",
        "A penalty: you may say that it is not due at all, or that the amount is wrong. For a partnership’s late return, only the partner responsible for sending it can appeal.",
        say`An information notice, within ${enquiries.informationNoticeAppealTime} of being given. You cannot appeal against a demand for records that the law makes you keep, nor if the tribunal approved the notice.`,
        say`Not these. An accelerated payment notice: pay, or send HMRC your reasons, within ${appeals.acceleratedPaymentTime}. A follower notice: do what it asks and tell HMRC, or object, within ${appeals.followerNoticeTime}. A determination of income or corporation tax for a return that you never sent: send the return; until HMRC has it, the amount determined is due. If it was kept back to hide income, or will show income that you knew was missing from other years, see a solicitor first, in time for the last day given here. The return takes the determination’s place if HMRC has it within the ${appeals.determinationYears} that begin with the filing date or, if they end later, the ${appeals.determinationMonths} that begin with the date of the determination: on the anniversary itself it is a day too late.`,
      ],
    },
    {
      kind: "text",
      id: "deliberate",
      heading: "“Deliberate”, “dishonest”, or you knew? What now?",
      paragraphs: [
        "See a solicitor before you explain anything, us included. What you tell a solicitor is usually protected, what you tell us usually not. Our [tax fraud page](tax-fraud) says where to find one.",
        say`The appeal must still arrive by ${appeals.lastSafeDay}: let the solicitor word it. If you reach none by then, write your name, the reference and the date of the decision, and: “I appeal. HMRC must prove all that the law requires it to prove. More will follow.” For income tax and other direct taxes, and only for tax that you honestly dispute, add: “Please postpone £… of the tax, because HMRC has not shown that it may charge it.” Name no sum that you know to be due. A penalty needs no such line. For VAT or customs, accept the review that is offered, without a reason, or appeal on the tribunal’s online service, with a copy of the decision and the same words as your grounds. After a review by HMRC: the same words, but to the tribunal. Explain nothing more.`,
      ],
    },
    {
      kind: "text",
      heading: "What if the deadline has already passed?",
      about:
        "A late appeal can still be allowed. Call us today: it has to be sent at once, and also says what kept you. Where it goes depends on the tax.",
      paragraphs: [
        say`You can still ask. For direct taxes, send HMRC the appeal now, ask it to take it late, and say what kept you. It must accept a late appeal if you ask in writing, had ${appeals.lateAppealToHmrc}, and asked without unreasonable delay once it had ended. Depending on the facts, a sudden stay in hospital, a death in the family or a fire can be such an excuse.`,
        say`If HMRC refuses, the tribunal may give permission. It looks at ${appeals.lateAppealToTribunal}. Keeping to time limits weighs most, and an adviser’s failure usually counts as your own. For VAT, ${appeals.vatLateAppeal} can allow a late appeal. But HMRC must still review the decision if you ask in writing, had a reasonable excuse, and did not delay once it had ended: then ask HMRC now. If that is not so, send the tribunal the appeal now. Not both: if HMRC refuses the review, ask the tribunal at once for permission to appeal late. Say why it is late. If ${deliberate}, still send it, and say what kept you. In an appeal, add only: “HMRC must prove all that the law requires it to prove. More will follow.” In a request for a review, add nothing. The rest is for a solicitor.`,
      ],
    },
    {
      kind: "text",
      heading: "Do I have to pay while I appeal?",
      about:
        "Tax on income, gains or a company’s profit: yes, unless you ask in time and HMRC or the tribunal lets it wait. VAT: appeal in time even if you cannot pay. A penalty: usually not yet.",
      paragraphs: [
        say`For direct taxes such as income tax, capital gains tax and corporation tax, an appeal does not by itself hold back the bill. You must apply to postpone the disputed amount within ${appeals.postponementTime}, best in the appeal itself, and say how much is too much and why. What you do not dispute stays payable. If HMRC does not agree the amount, you have ${appeals.postponementTribunalTime} from its answer to ask the tribunal. A penalty under appeal normally need not be paid until the appeal is decided.`,
        "VAT works the other way round. In most disputes about tax due, the tribunal does not hear the appeal until the VAT has been paid or deposited, unless HMRC accepts that paying would cause hardship. If HMRC does not accept it, the tribunal can. Hardship is shown with bank balances, borrowing limits and a cash forecast. If you accept a review, HMRC may wait for the disputed VAT until it ends, though not for customs duty: ask. Interest goes on.",
        "National Insurance in a section 8 decision is usually not collected while an appeal is open, but interest runs. A court claim for it can still come: do not leave it unanswered, see a solicitor. Postponed tax is not cancelled. If the appeal fails, it is payable with interest from when it was first due.",
      ],
    },
    {
      kind: "table",
      heading: "Appeal, review or tribunal?",
      intro:
        "You need not choose alone: we say which way we would go, and why. First find your tax below. Direct taxes are those on income, gains and a company’s profit.",
      map: {
        compare: "Compare these ways",
        caption: "The ways from a decision to the tribunal",
        loop: pen("offered a review?", "act in time"),
        lines: [
          {
            heading: "Income tax (Self Assessment) and other direct taxes",
            stops: [
              {
                title: "HMRC’s decision",
                next: appeals.appealTime,
                time: "Count from the date on it.",
              },
              {
                title: "Appeal to HMRC",
                time: "Write to the officer who decided, and ask to postpone the tax that you dispute.",
              },
              {
                title: "Review by another officer",
                time: say`Once you have appealed, you may ask for one. If HMRC offers one, you have ${appeals.reviewOfferTime}: see below.`,
                isOptional: true,
              },
              {
                title: "First-tier Tribunal",
                time: say`Independent judges, not HMRC. Within ${appeals.afterReviewTime} of the letter that offers or concludes a review. Without an offer there is no fixed day, but do not wait.`,
              },
            ],
          },
          {
            heading: "VAT",
            stops: [
              {
                title: "HMRC’s decision",
                next: appeals.vatAppealTime,
                time: "Count from the date on it. Then choose: a review first, or the tribunal at once.",
              },
              {
                title: "Appeal to HMRC",
                time: "Not with VAT: an appeal that is sent to HMRC does not count.",
                isStruck: true,
              },
              {
                title: "Review by another officer",
                time: say`Accept it within ${appeals.vatAppealTime}. HMRC then has ${appeals.vatReviewTime}.`,
                isOptional: true,
              },
              {
                title: "First-tier Tribunal",
                time: say`Within ${appeals.vatAppealTime} of the decision, or ${appeals.vatAfterReviewTime} of a review’s conclusion.`,
              },
            ],
          },
        ],
        trap: "Just to refuse is not enough.",
        beside: {
          title: "Is there mediation? (Alternative Dispute Resolution, ADR)",
          description: say`With either tax, during an enquiry or after a decision, but not during a review; once the tribunal has the appeal, only if it is a Standard or Complex case. The mediator is an HMRC officer trained for it, who did not work on your case and helps the two sides to agree; nobody decides. HMRC can refuse. It says it aims to answer within ${enquiries.adrAnswerAim} and to finish in about ${enquiries.adrCompletionAim}. Mediation extends no time limit. It never takes the place of an appeal.`,
        },
      },
      caption: "Three ways to disagree with an HMRC decision",
      columns: ["Route", "Who looks at it", "Time", "What to know"],
      rows: [
        [
          "Appeal to HMRC (direct taxes)",
          "HMRC, to begin with the team that decided",
          say`By ${appeals.lastSafeDay}: count the date on the letter as day 1, to be safe`,
          "It keeps your rights open. After it you may ask for a review or notify the tribunal.",
        ],
        [
          "Statutory review",
          "An HMRC officer who was not involved in the decision",
          say`Direct taxes: an offer is open for ${appeals.reviewOfferTime}. VAT: accept within ${appeals.vatAppealTime} of the decision. HMRC then has ${enquiries.reviewTime} unless another period is agreed`,
          say`The officer can uphold, change or cancel the decision. If HMRC does not finish in time, the decision is treated as upheld, and you can go on to the tribunal: for direct taxes until ${appeals.unfinishedReviewTime} from the letter that tells you so, for VAT likewise until ${appeals.vatUnfinishedReviewTime} from it.`,
        ],
        [
          "First-tier Tribunal",
          "A judge, independent of HMRC",
          say`VAT: within ${appeals.vatAppealTime} of the decision, or ${appeals.vatAfterReviewTime} of a review’s conclusion. Direct taxes: within ${appeals.afterReviewTime} of the letter that offers or concludes a review`,
          "For direct taxes you must have appealed to HMRC first.",
        ],
      ],
      note: say`If HMRC offers a review after you have appealed (income tax and other direct taxes), do one of two things: accept it in writing, or notify the tribunal. Just to refuse is not enough. If you neither accept it nor notify the tribunal within ${appeals.reviewOfferTime}, HMRC’s view is treated as agreed. Call us the day the offer comes.`,
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
      send: "For VAT, if paying first would cause hardship: your bank balances, and what you expect in and out",
      receive: "A request to HMRC to accept hardship, with the amount and the reasons",
    },
  ],
  exchangeWarning: `If ${deliberate}, read us only the decision, now, so that you know its last day. Send us nothing else, and explain nothing to anyone but a [solicitor](tax-fraud). The appeal must still arrive in time: [the words to send](tax-appeal#deliberate).`,
  related: ["tax-tribunal", "tax-investigations", "vat-investigations", "forensic-accounting"],
} satisfies ServicePage;
