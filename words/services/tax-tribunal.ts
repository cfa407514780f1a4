import { reviewConclusion, reviewOffer, vatDecision } from "~/words/deadlines/decisions";
import {
  refusedPermission,
  shortTribunalDecision,
  struckOut,
  tribunalDecision,
} from "~/words/deadlines/tribunal";
import { reviewedDecision } from "~/words/example-sheets";
import { appeals } from "~/words/facts/appeals";
import { promise } from "~/words/promise";
import { say } from "~/words/say";
import { deliberate } from "~/words/who-hears-what";
import type { ServicePage } from "./service-page";

const otherLetters =
  "A decision with short reasons, a refusal of permission, or an appeal struck out?";

export const taxTribunal = {
  meta: {
    title: "Tax tribunal: taking HMRC’s decision to a judge",
    description: say`How a First-tier Tribunal tax case runs: the ${appeals.afterReviewTime} after a review, the direct tax and VAT routes, categories, costs, the hearing and what comes after.`,
    updated: "2026-11-30",
  },
  badge: "Tax Tribunal",
  headline: "An independent judge can decide your tax case",
  lede: "If HMRC will not change its decision, the First-tier Tribunal (Tax Chamber) can.",
  deadline: {
    before: "After a review,",
    marked: appeals.afterReviewTime,
    after: "to go to the tribunal",
  },
  deadlines: [
    reviewConclusion,
    reviewOffer,
    vatDecision,
    tribunalDecision,
    { ...shortTribunalDecision, fold: otherLetters },
    { ...refusedPermission, fold: otherLetters },
    { ...struckOut, fold: otherLetters },
  ],
  firstSteps: [
    {
      title: "Find HMRC’s last letter",
      description:
        "A conclusion of review, an offer of review and a VAT decision each start their own time. After a review, the date of HMRC’s conclusion letter is day 1.",
    },
    {
      title: "Note the last day",
      description: say`Your appeal must have arrived by 5pm on ${appeals.lastSafeDay}, counting the date at the top of the letter. If the letter names an earlier day, keep to that.`,
    },
    {
      title: "Accept an offer of a review, or notify the tribunal",
      description:
        "With direct taxes, if you do neither in time, HMRC’s view is treated as agreed, even if you wrote to refuse.",
    },
    {
      title: "Call us",
      description:
        "Have the decision, your appeal and any review letter in front of you. We tell you whether the case is worth taking there, then prepare it and speak for you at the hearing.",
    },
  ],
  offerings: {
    heading: "What we do before, at and after the hearing",
    items: [
      {
        title: "A straight view of your chances",
        description:
          "We write down what you have to prove, what HMRC has to prove, where your case is weak, and what it may cost compared with the tax. Sometimes the better advice is to settle.",
      },
      {
        title: "The notice of appeal",
        description:
          "The notice, made online or on form T240, is written for a judge and not for the officer: the decision, the facts, the law, and what you ask the tribunal to do. If the appeal is late, or VAT cannot be paid first, the notice deals with that too.",
      },
      {
        title: "Documents and witness statements",
        description:
          "We answer HMRC’s case paragraph by paragraph, list and number the documents, and help each witness to say in their own words what they saw and did. We set out disputed figures so that a judge can follow them without an accountant.",
      },
      {
        title: "Representation at the hearing",
        description: `We are tax advisers, not solicitors, and the tribunal does not require your representative to be a lawyer. We present your case, question HMRC’s witnesses and make the closing argument. ${promise("told-when-a-barrister-is-needed", "If your case calls for a barrister, we say so early and prepare it with them.")}`,
      },
    ],
  },
  letter: reviewedDecision,
  sections: [
    {
      kind: "text",
      heading: "How long do I have after a review?",
      paragraphs: [
        "The same time for direct taxes and for VAT. An offer of a review starts a time of its own, and so does a VAT decision: both stand further down, under “How does my case get to the tribunal?”",
      ],
      strip: {
        time: appeals.afterReviewTime,
        first: "The date at the top of the conclusion letter is day 1",
        last: "The last day",
        caption: say`One box for each of the ${appeals.afterReviewTime}. By 5pm on the last one, the tribunal has to have your notice of appeal.`,
      },
    },
    {
      kind: "table",
      heading: "How does my case get to the tribunal?",
      intro: "There are two routes. Yours depends on the tax, not on the size of the bill.",
      caption: "The routes to the First-tier Tribunal (Tax Chamber)",
      columns: ["Step", "Income tax and other direct taxes", "VAT and other indirect taxes"],
      rows: [
        [
          "First",
          say`Appeal to HMRC within ${appeals.appealTime} after the date of issue of the decision`,
          say`Within ${appeals.vatAppealTime} of the decision, accept a review or appeal straight to the tribunal`,
        ],
        [
          "Then",
          "Ask for a review, or notify the tribunal. You may notify it at any time, but not while a review is running",
          "If you chose the tribunal, only a hardship application, if you need one, goes to HMRC first",
        ],
        [
          "If HMRC offers a review",
          say`Accept it or notify the tribunal within ${appeals.reviewOfferTime} of the offer`,
          "The decision letter normally makes the offer. Accept it or appeal, within the time given above",
        ],
        [
          "After a review",
          say`Notify the tribunal within ${appeals.afterReviewTime} of the conclusion letter, or within ${appeals.unfinishedReviewTime} of the letter that says that the review was not finished in time`,
          say`Appeal within ${appeals.vatAfterReviewTime} of the conclusion letter. If HMRC has not finished in ${appeals.vatReviewTime}, or in the time agreed, you may appeal from the next day until ${appeals.vatUnfinishedReviewTime} from the letter that tells you so`,
        ],
        [
          "The tax meanwhile",
          say`Usually payable. The disputed amount is held back only if you apply to postpone it, within ${appeals.postponementTime} of the decision`,
          "In most disputes about tax due, paid or deposited first, unless HMRC or the tribunal accepts that this would cause hardship",
        ],
      ],
      note: "National Insurance in a section 8 decision is usually not collected while an appeal is open, but interest runs, and a court claim for it can still come: see a solicitor then. If a time limit has passed, our page on tax appeals says what a late appeal needs.",
    },
    {
      kind: "rows",
      heading: "Which category will my case be in?",
      intro: say`The tribunal puts each appeal into one of ${appeals.tribunalCategories}. The category decides how many documents are exchanged and whether there is usually a hearing.`,
      rows: [
        {
          title: "Default Paper",
          description:
            "Usually decided without a hearing, from what both sides have written. A fixed penalty for a late return is a typical case. If there is something that only you can explain, you can ask for a hearing.",
        },
        {
          title: "Basic",
          description:
            "A hearing, with the fewest documents exchanged before it. We prepare you to tell your case in order. Whether you had a reasonable excuse is often argued here.",
        },
        {
          title: "Standard",
          description:
            "More steps before the hearing: HMRC’s statement of case, lists of documents and witness statements, each by its date. Many disputes about how much tax is owed are Standard.",
        },
        {
          title: "Complex",
          description:
            "For lengthy evidence or a lengthy hearing, a complex or important principle, or a large amount. This is the one category in which losing alone can mean paying the other side’s costs, unless you opt out in time.",
        },
      ],
    },
    {
      kind: "text",
      heading: "What is the hearing like?",
      paragraphs: [
        "More like a meeting in an office than a criminal court; some are held by video. A judge sits, often with a second member. The public may attend; usually nobody does. A full decision is usually published online, with your name. Everyone has the same numbered documents, called the bundle.",
        "Whoever has to prove the point normally begins, and in most tax appeals that is you. You may be asked to take an oath or to affirm. HMRC’s representative, and often the judge, ask you about your witness statement. Answer what was asked, and say so if you do not remember. After HMRC’s witnesses, both sides sum up.",
        "The judge may tell you the result at the end. More often the decision follows in writing. We read it with you, because the time for going further runs from its date.",
      ],
    },
    {
      kind: "text",
      heading: "Who pays the costs, and what if I lose?",
      paragraphs: [
        say`The tribunal charges ${appeals.tribunalFee}. Each side bears its own costs, whoever wins, unless costs were wasted, someone acted unreasonably, or the case is Complex. In a Complex case you can opt out, in writing, within ${appeals.complexCostsOptOutTime} of the notice that allocates it to that category. Then you cannot normally recover your costs either.`,
        `If you have tax investigation insurance, tell the insurer before costs build up. Some policies cover tribunal appeals. If ${deliberate}, see a solicitor before you tell the insurer, and soon: a late notice can cost the cover.`,
        say`If your appeal was struck out because a direction was not followed, you have ${appeals.reinstatementTime} from the notice to ask in writing that it be reinstated.`,
        say`You can go on to the Upper Tribunal (Tax and Chancery Chamber), but only on a point of law. A finding that no reasonable tribunal could have made counts as one. HMRC can do the same if you win. The Upper Tribunal can award costs more widely, so we weigh that with you first. Each day ends at ${appeals.tribunalDayEnd}. A time of the tribunal’s rules that ends on a weekend or a bank holiday is met on the next working day. The steps are:`,
      ],
      points: [
        say`If the decision gives only short or summary reasons, ask for full ones first. The rules gave ${appeals.fullReasonsTime}, and a cut to ${appeals.fullReasonsSafeTime} has been proposed: keep to ${appeals.fullReasonsSafeTime}.`,
        say`Ask the First-tier Tribunal in writing for permission to appeal, by 5pm, within ${appeals.upperTribunalPermissionTime} of the day on which the decision with full reasons was sent.`,
        say`If it gives permission, send the appeal to the Upper Tribunal within ${appeals.upperTribunalAppealTime} of the letter that says so.`,
        say`If it refuses, ask the Upper Tribunal itself for permission, within ${appeals.upperTribunalRenewalTime} of the letter that refuses.`,
      ],
    },
  ],
  exchange: [
    {
      send: "HMRC’s decision and, if there was a review, its conclusion letter",
      receive:
        "The last day for the notice of appeal, the likely category and our view of the case",
    },
    {
      send: "What happened, in your own words, and the names of people who know it",
      receive: "Draft witness statements for you and them to correct and sign",
    },
    {
      send: "Letters, emails, records and photographs that bear on it",
      receive: "A numbered bundle with an index, and a note of what is still missing",
    },
    {
      send: "HMRC’s statement of case, when it comes",
      receive: "An answer to each paragraph, and the points that HMRC has left out",
    },
    {
      send: "Each letter from the tribunal, as it arrives",
      receive: "A calendar of what is due, from whom and when",
    },
  ],
  exchangeWarning: `If ${deliberate}, read us only the decision and the letter that ends the review, and send us nothing. What happened is for a [solicitor](tax-fraud) first. The last day for the tribunal does not move: send it [these words](tax-appeal#deliberate).`,
  related: ["tax-appeal", "forensic-accounting", "vat-investigations"],
} satisfies ServicePage;
