import * as appeals from "../tax-facts/appeals";
import type { ServicePage } from "./types";

export const taxTribunal = {
  meta: {
    title: "Tax tribunal: taking HMRC’s decision to a judge",
    description: `How a First-tier Tribunal tax case runs: the ${appeals.afterReviewTime.value} after a review, the direct tax and VAT routes, categories, costs, the hearing and what comes after.`,
    updated: "2026-11-23",
  },
  badge: "Tax Tribunal",
  headline: "An independent judge can decide your tax case",
  lede: "If HMRC will not change its decision, the First-tier Tribunal (Tax Chamber) can. Find the date on HMRC’s last letter and call us with it. We tell you whether the case is worth taking there, then prepare it and speak for you at the hearing.",
  deadline: {
    before: "After a review by HMRC you have ",
    marked: appeals.afterReviewTime.value,
    after: " to go to the tribunal, and the date of HMRC’s conclusion letter is day 1.",
  },
  firstSteps: [
    {
      title: "Find HMRC’s last letter",
      description:
        "A conclusion of review, an offer of a review and a VAT decision each start a time of their own.",
    },
    {
      title: "Note the last day",
      description: `Count the letter’s date as day 1 and be in by ${appeals.lastSafeDay.value}. If the letter names a last day, keep to that.`,
    },
    {
      title: "Answer an offer of a review",
      description: "With direct taxes, if you do nothing, HMRC’s view is treated as agreed.",
    },
    {
      title: "Call us with three letters",
      description: "The decision, your appeal and the conclusion of the review.",
    },
  ],
  offerings: {
    heading: "What we do before, at and after the hearing",
    items: [
      {
        title: "A straight view of your chances",
        description:
          "We read the decision, the review letter and your evidence. We write down what you have to prove, what HMRC has to prove, where your case is weak, and what it may cost compared with the tax. Sometimes the better advice is to settle.",
      },
      {
        title: "The notice of appeal",
        description:
          "The notice, made online or on form T240, is written for a judge and not for the officer: the decision, the facts, the law, and what you ask the tribunal to do. HMRC’s letter goes with it. If the appeal is late, or VAT cannot be paid first, the notice deals with that too.",
      },
      {
        title: "Documents and witness statements",
        description:
          "We answer HMRC’s case paragraph by paragraph, list and number the documents, and help each witness to say what they saw and did in their own words. Disputed figures go into schedules that a judge can follow without an accountant.",
      },
      {
        title: "Representation at the hearing",
        description:
          "We are tax advisers, not solicitors, and the tribunal does not require your representative to be a lawyer. We present your case, question HMRC’s witnesses and make the closing argument. If the law in your case calls for a barrister, we say so early and prepare the documents with them.",
      },
    ],
  },
  sections: [
    {
      kind: "table",
      heading: "How does my case get to the tribunal?",
      intro:
        "There are two routes, and starting on the wrong one costs time. Yours depends on the tax, not on the size of the bill.",
      caption: "The routes to the First-tier Tribunal (Tax Chamber)",
      columns: ["Step", "Income tax and other direct taxes", "VAT and other indirect taxes"],
      rows: [
        [
          "First",
          `Appeal to HMRC within ${appeals.appealTime.value} after the date of issue of the decision`,
          `Within ${appeals.vatAppealTime.value} of the decision, accept a review or appeal straight to the tribunal`,
        ],
        [
          "Then",
          "Ask for a review, or notify the tribunal. You may notify it at any time, but not while a review is running",
          "If you chose the tribunal, nothing further goes to HMRC first, except a hardship application if you need one",
        ],
        [
          "If HMRC offers a review",
          `Accept it or notify the tribunal within ${appeals.reviewOfferTime.value}, the date of the offer being day 1`,
          "The decision letter normally makes the offer. Accept it or appeal, within the time given above",
        ],
        [
          "After a review",
          `Notify the tribunal within ${appeals.afterReviewTime.value}, the date of the conclusion letter being day 1`,
          `Appeal within ${appeals.vatAfterReviewTime.value} of the conclusion letter. If HMRC has not finished in ${appeals.vatReviewTime.value}, or in the time agreed, you may appeal from the next day until ${appeals.vatUnfinishedReviewTime.value} from the letter that tells you so`,
        ],
        [
          "The tax meanwhile",
          "Payable. The disputed amount is held back only if you apply to postpone it",
          "In most disputes about tax due, paid or deposited first, unless HMRC or the tribunal accepts that this would cause hardship",
        ],
      ],
      note: "If a time limit has passed, our page on tax appeals says what a late appeal needs.",
    },
    {
      kind: "rows",
      heading: "Which category will my case be in?",
      intro: `The tribunal puts each appeal into one of ${appeals.tribunalCategories.value}. The category decides how many documents are exchanged, whether there is usually a hearing, and whether the other side’s costs can become yours.`,
      rows: [
        {
          title: "Default Paper",
          description:
            "Usually decided without a hearing, from what both sides have written. A fixed penalty for a late return is a typical case. If there is something that only you can explain, you can ask for a hearing.",
        },
        {
          title: "Basic",
          description:
            "A hearing, with the fewest documents exchanged before it. Much of the case is told at the hearing, so we prepare you to tell it in order. Whether you had a reasonable excuse is often argued here.",
        },
        {
          title: "Standard",
          description:
            "Fuller case management: HMRC’s statement of case, lists of documents, witness statements and dates by which each is due. Many disputes about how much tax is owed are Standard.",
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
        "Most hearings look more like a meeting in an office than like a criminal court, and some are held by video. A judge sits, often with a second member. The public may normally attend; usually nobody does. You and everyone else have the same numbered documents, called the bundle.",
        "Whoever has to prove the point normally begins, and in most tax appeals that is you. You may be asked to take an oath or to affirm. Your witness statement is usually taken as read, and HMRC’s representative then asks you questions about it. The judge asks some too. You answer what was asked, and you say so if you do not remember. After HMRC’s witnesses, both sides sum up.",
        "The judge may tell you the result at the end. More often the decision follows in writing. We read it with you, because the time for going further runs from its date.",
      ],
    },
    {
      kind: "text",
      heading: "Who pays the costs, and what if I lose?",
      paragraphs: [
        `The tribunal charges ${appeals.tribunalFee.value}. Normally each side bears its own costs, whoever wins. The tribunal may award costs only where they were wasted, where someone acted unreasonably, or in a Complex case. In a Complex case you can opt out, in writing, within ${appeals.complexCostsOptOutTime.value} of the notice that allocates it to that category. The choice works both ways: having opted out, you cannot normally recover your costs either.`,
        "If you have tax investigation insurance, tell the insurer before costs build up. Some policies cover tribunal appeals.",
        "You can take a decision on to the Upper Tribunal (Tax and Chancery Chamber), but only on a point of law. A finding that no reasonable tribunal could have reached counts as one; a better way of telling the same facts does not. HMRC can do the same if you win. If your decision gives only short reasons, ask for full reasons first, and the time for that is shorter. The Upper Tribunal’s costs rules are wider, so we weigh that risk with you before you apply. The steps are:",
      ],
      points: [
        `Ask the First-tier Tribunal in writing for permission to appeal, within ${appeals.upperTribunalPermissionTime.value} of the date on the decision letter.`,
        `If it gives permission, send the appeal to the Upper Tribunal within ${appeals.upperTribunalAppealTime.value} of the letter that says so.`,
        `If it refuses, ask the Upper Tribunal itself for permission, within ${appeals.upperTribunalRenewalTime.value} of the letter that refuses.`,
      ],
    },
  ],
  exchange: {
    heading: "What you send us, and what you get back",
    rows: [
      {
        send: "HMRC’s decision and, if there was a review, its conclusion letter",
        receive:
          "The last day for the notice of appeal, the likely category and our view of the case",
      },
      {
        send: "What happened, told in your own words and in any order",
        receive: "A draft witness statement for you to correct and sign",
      },
      {
        send: "Letters, emails, records and photographs that bear on it",
        receive: "A numbered bundle with an index, and a note of what is still missing",
      },
      {
        send: "The names of people who know the facts",
        receive: "Advice on who should give evidence, and about what",
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
  },
  facts: [
    appeals.appealTime,
    appeals.lastSafeDay,
    appeals.vatAppealTime,
    appeals.reviewOfferTime,
    appeals.afterReviewTime,
    appeals.vatAfterReviewTime,
    appeals.vatReviewTime,
    appeals.vatUnfinishedReviewTime,
    appeals.tribunalCategories,
    appeals.tribunalFee,
    appeals.complexCostsOptOutTime,
    appeals.upperTribunalPermissionTime,
    appeals.upperTribunalAppealTime,
    appeals.upperTribunalRenewalTime,
  ],
  related: ["tax-appeal", "forensic-accounting", "vat-investigations"],
} satisfies ServicePage;
