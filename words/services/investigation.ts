import { appeals } from "~/words/facts/appeals";
import { enquiries } from "~/words/facts/enquiries";
import { fraud } from "~/words/facts/fraud";
import { promise } from "~/words/promise";
import { say } from "~/words/say";
import { scamCheck } from "~/words/scam-check";
import { knew } from "~/words/who-hears-what";
import type { InvestigationHub } from "./service-page";

export const investigation = {
  meta: {
    title: "HMRC investigation help: which letter have you got?",
    description:
      "Find out what HMRC’s letter means, how long you have and what to do first: tax, VAT and PAYE checks, CoP8, CoP9, fraud allegations, appeals and tribunals.",
    updated: "2026-11-30",
  },
  badge: "Investigation Services",
  headline: "HMRC has written. Start with the letter.",
  lede: "A check is not an accusation. Call us and read the letter out: we tell you what it is, and the last day to answer.",
  firstSteps: {
    heading: "What should I do first?",
    steps: [
      "Find two dates: the one at the top, and the one by which HMRC wants an answer. If there is none, call us today.",
      "Keep every page and the envelope. Leave your records as they are.",
      "Call us before you answer. Read the letter to us: that is enough.",
    ],
  },
  investigations: {
    heading: "How we help with a check",
    intro:
      "If no line above was yours, choose the kind of check. Each page says what to do first, and there you can ask what our work would cost.",
    cards: [
      {
        title: "Tax Investigations",
        description: "A letter about income, or a check of a tax return",
        link: "tax-investigations",
        clock: "The reply date",
        clockFor: "in your letter",
      },
      {
        title: "PAYE Investigations",
        description: "Wages, benefits and contractors",
        link: "paye-investigations",
        clock: "The reply date",
        clockFor: say`or ${appeals.appealTime} from a PAYE or National Insurance decision`,
      },
      {
        title: "VAT Investigations",
        description: "A visit, questions, or a bill (assessment)",
        link: "vat-investigations",
        clock: "The reply date",
        clockFor: say`or ${appeals.vatAppealTime} from a decision`,
      },
      {
        title: "Forensic Accounting",
        description: "We rebuild your figures if records are missing",
        link: "forensic-accounting",
      },
    ],
  },
  management: {
    heading: "How we help in a dispute",
    intro:
      "HMRC has decided, or suspects something. Choose what has come, or happened: each page says what to do first, and by when.",
    cards: [
      {
        title: "Tax Fraud",
        description: "An interview under caution (as a suspect), a search or an arrest",
        link: "tax-fraud",
        clock: "At once",
        clockFor: "a solicitor first",
        urgent: true,
      },
      {
        title: "Tax Appeal",
        description: "HMRC has decided and you disagree",
        link: "tax-appeal",
        clock: enquiries.appealTime,
        clockFor: "from the decision’s date",
      },
      {
        title: "Tax Tribunal",
        description: "HMRC’s review has not settled it",
        link: "tax-tribunal",
        clock: appeals.afterReviewTime,
        clockFor: "from the review’s date",
      },
      {
        title: "CoP8",
        description:
          "HMRC thinks that a lot of tax is at risk. Not opened as fraud, but that can change",
        link: "cop8",
        clock: "The reply date",
        clockFor: "in your letter",
      },
      {
        title: "CoP9",
        description:
          "HMRC suspects fraud. Sign nothing yet, read us only the letter, and tell only a solicitor what happened",
        link: "cop9",
        clock: fraud.answerTime,
        clockFor: "from receiving it",
      },
    ],
  },
  benefits: {
    heading: "What you get from us in every case",
    items: [
      "Your letter read with you, and your last day to act written down",
      promise("one-adviser", "One adviser who writes, calls and attends meetings for you"),
      "No reply sent to HMRC before you have read and approved it",
      "Your own figures checked before anything is said about them",
      promise(
        "note-after-each-step",
        "A written note after each step: what was said and who does what next",
      ),
    ],
  },
  sections: [
    {
      kind: "text",
      heading: "Which mistakes should I avoid?",
      paragraphs: [],
      points: [
        "**Calling HMRC to explain.** What you say to HMRC is noted, and hard to correct later.",
        "**Changing papers.** From today throw none away, and change none. Never make up one that is missing: a false paper can make it a criminal case. A copy from your bank or supplier is fine.",
        "**Telling half the truth.** The penalty can be higher. An honest mistake is usually no crime; a false answer can be one.",
        "**Sending too much.** Answer what was asked, and keep a copy.",
        "**No reply.** HMRC can estimate the tax and charge penalties.",
      ],
    },
    {
      ...scamCheck,
      fake: {
        stamp: "Scam",
        text: "HMRC: your refund is ready. Confirm your card today at",
        link: "refund.example",
      },
      more: { after: 5, heading: "What a scam looks like, and where to report it" },
    },
    {
      kind: "text",
      heading: "Who else can help?",
      folded: "passage",
      paragraphs: [],
      points: [
        `Your insurer, if you have fee protection cover: tell it before any costs run. If ${knew}, see a solicitor before you tell it, and soon: a late notice can cost the cover.`,
        "HMRC’s extra support, if illness or your circumstances make it hard to deal with HMRC. You, or someone for you, can ask for it.",
        "TaxAid, a charity that gives free tax advice to people on low incomes.",
        "Samaritans, if the worry becomes too much: call 116 123, free, at any time.",
      ],
    },
    {
      kind: "text",
      heading: "For solicitors and accountants",
      folded: "passage",
      paragraphs: [
        `${promise("case-without-a-name", "You can put a case to us without naming your client.")} Have the letter’s heading and dates to hand, and say who acts. In a criminal case we work on the solicitor’s instructions.`,
      ],
    },
  ],
} satisfies InvestigationHub;
