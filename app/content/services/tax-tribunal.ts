import * as appeals from "../tax-facts/appeals";
import type { ServicePage } from "./types";

export const taxTribunal = {
  meta: {
    title: "Tax tribunal: taking HMRC’s decision to a judge",
    description:
      "How a First-tier Tribunal tax case runs: the direct tax and VAT routes, the categories, who pays costs, the hearing day, and going on to the Upper Tribunal.",
    updated: "2026-11-21",
  },
  badge: "Tax Tribunal",
  headline: "A judge who does not work for HMRC can decide",
  lede: "If HMRC will not change its decision, the First-tier Tribunal (Tax Chamber) can. It is independent of HMRC and listens to both sides. Before you start, we tell you whether the case is worth taking there. Then we prepare it, stand beside you on the day and speak for you.",
  offerings: {
    heading: "What we do before, at and after the hearing",
    items: [
      {
        title: "A straight view of your chances",
        description:
          "We read the decision, HMRC’s review letter and your evidence, and write down what you have to prove, what HMRC has to prove, where your case is weak, and what it may cost beside the tax at stake. Sometimes the better advice is to settle.",
      },
      {
        title: "The notice of appeal",
        description:
          "The notice, made online or on form T240, is written for a judge and not for the officer: the decision, the facts, the law, and what you ask the tribunal to do. HMRC’s letter goes with it. If the appeal is late, or VAT cannot be paid first, the notice deals with that too.",
      },
      {
        title: "Documents and witness statements",
        description:
          "We answer HMRC’s case paragraph by paragraph, list and number the documents, and help each witness to put down what they saw and did in their own words. Disputed figures go into schedules that a judge can follow without an accountant.",
      },
      {
        title: "Representation on the day",
        description:
          "We are tax advisers, not solicitors, and the tribunal does not require your representative to be a lawyer. We present your case, question HMRC’s witnesses and make the closing argument. If the law in your case calls for a barrister, we say so early and prepare the papers together with them.",
      },
    ],
  },
  sections: [
    {
      kind: "table",
      heading: "How does my case get to the tribunal?",
      intro:
        "There are two roads, and taking the wrong one costs time. Which is yours depends on the tax, not on the size of the bill.",
      caption: "The routes to the First-tier Tribunal (Tax Chamber)",
      columns: ["Step", "Income tax and other direct taxes", "VAT and other indirect taxes"],
      rows: [
        [
          "First",
          `Appeal to HMRC within ${appeals.appealTime.value} of the date of issue of the decision`,
          `Within ${appeals.vatAppealTime.value} of the decision, accept a review or appeal straight to the tribunal`,
        ],
        [
          "Then",
          "Ask for a review, or notify the tribunal. You may notify it at any time, but not while a review is running",
          "If you chose the tribunal, nothing further goes to HMRC first, except a hardship application if you need one",
        ],
        [
          "If HMRC offers a review",
          `Accept it or notify the tribunal within ${appeals.reviewOfferTime.value}. If you do neither, the matter is treated as settled on HMRC’s view`,
          "The decision letter normally makes the offer. Accept it or appeal, inside the time given above",
        ],
        [
          "After a review",
          `Notify the tribunal within ${appeals.afterReviewTime.value} of the review conclusion letter`,
          "Appeal to the tribunal. The conclusion letter says how and by when",
        ],
        [
          "The tax meanwhile",
          "Payable. The disputed amount is held back only if you apply to postpone it",
          "In most disputes about tax due, paid or deposited before the hearing, unless HMRC or, failing that, the tribunal accepts that paying would cause hardship",
        ],
      ],
    },
    {
      kind: "rows",
      heading: "Which category will my case be in?",
      intro: `The tribunal puts each appeal into one of ${appeals.tribunalCategories.value}. The category decides how much paper is exchanged, whether there is usually a hearing, and whether the other side’s costs can become yours.`,
      rows: [
        {
          title: "Default Paper",
          description:
            "Usually decided without a hearing, from what both sides have written. A fixed penalty for a late return is a typical case. If there is something that only you can explain, you can ask for a hearing.",
        },
        {
          title: "Basic",
          description:
            "A hearing, with the fewest documents exchanged before it. Much of the case is told on the day, so we prepare you to tell it in order. Whether you had a reasonable excuse is often argued here.",
        },
        {
          title: "Standard",
          description:
            "Fuller case management: HMRC’s statement of case, lists of documents, witness statements and dates by which each is due. Many disputes about how much tax is owed are Standard.",
        },
        {
          title: "Complex",
          description:
            "For lengthy evidence or a lengthy hearing, a complex or important principle, or a large sum. This is the one category in which losing alone can mean paying the other side’s costs, unless you opt out in time.",
        },
      ],
    },
    {
      kind: "text",
      heading: "What is the hearing day like?",
      paragraphs: [
        "Most hearings look more like a meeting in an office than like a criminal court, and some are held by video. A judge sits, often with a second member. The public may normally attend; usually nobody does. You have the numbered papers, called the bundle, in front of you, and so has everybody else.",
        "Whoever has to prove the point normally begins, and in most tax appeals that is you. You may be asked to take an oath or to affirm. Your witness statement is usually taken as read, and HMRC’s representative then asks you questions about it. The judge asks some too. You answer what was asked, and you say so if you do not remember. After HMRC’s witnesses, both sides sum up.",
        "The judge may tell you the result at the end. More often the decision follows in writing. We read it with you, because the time for going further runs from its date.",
      ],
    },
    {
      kind: "text",
      heading: "Who pays the costs, and what if I lose?",
      paragraphs: [
        `Normally each side bears its own costs, whoever wins. The tribunal may award costs only where they were wasted, where somebody acted unreasonably, or in a Complex case. In a Complex case you can opt out, in writing, within ${appeals.complexCostsOptOutTime.value} of the notice that allocates it to that category. The choice works both ways: having opted out, you cannot normally recover your costs either.`,
        "A decision can be taken on to the Upper Tribunal (Tax and Chancery Chamber), but only on a point of law. A finding that no reasonable tribunal could have reached counts as one; a better way of telling the same facts does not. HMRC can do the same if you win. If your decision came with short reasons only, full reasons have to be asked for first, and there is a shorter time for that. The Upper Tribunal’s costs rules are wider, so that risk is weighed before you apply. The steps are:",
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
    appeals.vatAppealTime,
    appeals.reviewOfferTime,
    appeals.afterReviewTime,
    appeals.tribunalCategories,
    appeals.complexCostsOptOutTime,
    appeals.upperTribunalPermissionTime,
    appeals.upperTribunalAppealTime,
    appeals.upperTribunalRenewalTime,
  ],
  related: ["tax-appeal", "forensic-accounting", "vat-investigations"],
} satisfies ServicePage;
