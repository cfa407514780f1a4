import { appeals } from "~/words/facts/appeals";
import { enquiries } from "~/words/facts/enquiries";
import { fraud } from "~/words/facts/fraud";
import { pen } from "~/words/pen";
import { promise } from "~/words/promise";
import { say } from "~/words/say";
import { scamCheck } from "~/words/scam-check";
import type { Five, Four, ServiceCard } from "~/words/types";
import type { InvestigationHub } from "./service-page";

const investigationCards = [
  {
    title: "Tax Investigations",
    description:
      "HMRC is checking your tax return, or says that it has information about your income. We gather the documents and answer.",
    link: "tax-investigations",
  },
  {
    title: "PAYE Investigations",
    description:
      "HMRC will check wages, benefits and contractors. Leave past records as they are, and report on time. We test the payroll first, and attend with you.",
    link: "paye-investigations",
  },
  {
    title: "VAT Investigations",
    description:
      "A repayment is held back, a visit is announced or an assessment has come. We rebuild the returns and deal with the officer.",
    link: "vat-investigations",
  },
  {
    title: "Forensic Accounting",
    description:
      "The records are missing, or HMRC’s estimate cannot be right. We rebuild the figures and show the working.",
    link: "forensic-accounting",
  },
] satisfies Four<ServiceCard>;

const managementCards = [
  {
    title: "Tax Fraud",
    description:
      "HMRC suspects dishonesty, or officers have come. Take legal advice before you answer.",
    link: "tax-fraud",
    clock: "At once",
  },
  {
    title: "Tax Appeal",
    description: say`HMRC has decided and you disagree. You usually have ${enquiries.appealTime}. How to appeal, ask for a review and hold back the tax in dispute.`,
    link: "tax-appeal",
    clock: enquiries.appealTime,
  },
  {
    title: "Tax Tribunal",
    description: say`HMRC will not change its decision. After a review you have ${appeals.afterReviewTime}. How an independent judge hears the case, and what it can cost.`,
    link: "tax-tribunal",
    clock: appeals.afterReviewTime,
  },
  {
    title: "CoP8",
    description:
      "Code of Practice 8: much tax may be at risk, but the case was not opened as suspected fraud. Work to the reply date in the letter.",
    link: "cop8",
    clock: "The reply date",
  },
  {
    title: "CoP9",
    description: say`Code of Practice 9: HMRC suspects fraud and offers a contract. You have ${fraud.answerTime} from receiving it to reject it, or to accept it with a valid Outline Disclosure.`,
    link: "cop9",
    clock: fraud.answerTime,
  },
] satisfies Five<ServiceCard>;

const benefits = [
  "Your letter read with you, and its last date written down",
  promise("one-adviser", "One adviser who writes, calls and attends meetings for you"),
  "No reply sent to HMRC before you have read and approved it",
  "Your own figures checked early, so that we know the weak points before HMRC asks",
  promise(
    "note-after-each-step",
    "A written note after each step: what was said and who does what next",
  ),
] satisfies Five<string>;

export const investigation = {
  meta: {
    title: "HMRC investigation help: which letter have you got?",
    description:
      "Find out what HMRC’s letter means, how long you have and what to do first: tax, VAT and PAYE checks, CoP8, CoP9, fraud allegations, appeals and tribunals.",
    updated: "2026-11-25",
  },
  badge: "Investigation Services",
  headline: "HMRC has written. Start with the letter.",
  lede: "You do not need to know what kind of letter it is. Find its words below: the line says how long you have; open it for what to do first. Then call us with the letter to hand, before you reply.",
  investigations: {
    heading: "What is HMRC looking into?",
    intro: say`Work to the reply date in the letter; after a decision you usually have ${enquiries.appealTime}. Each opens our page: what sets it off, what to do first. There you can ask what our work would cost.`,
    cards: investigationCards,
  },
  management: {
    heading: "Has it gone further than questions?",
    intro:
      "HMRC has raised a suspicion, or made a decision. In some of these cases the first answer cannot be taken back, so call before you give it.",
    cards: managementCards,
    note: pen("call us before", "you answer"),
  },
  benefits: {
    heading: "What you get from us in every case",
    items: benefits,
  },
  sections: [
    { ...scamCheck, stamp: "Scam?" },
    {
      kind: "text",
      heading: "What should I not do?",
      paragraphs: ["Avoid these five mistakes:"],
      points: [
        "Calling the officer to explain. What you say is noted, and hard to correct later.",
        "Throwing away or backdating anything: a false document can make it a criminal case.",
        "Telling half the truth. It can raise a penalty, and a false answer can be a crime.",
        "Sending boxes of documents that nobody asked for. Answer the question, and keep a copy.",
        "Not replying. HMRC can estimate the tax and charge penalties.",
      ],
    },
    {
      kind: "text",
      heading: "Are you a solicitor or an accountant?",
      paragraphs: [
        `${promise("case-without-a-name", "You can put a case to us without naming your client.")} Have the letter’s heading and date to hand, and say who acts. In a criminal case we work on the solicitor’s instructions.`,
      ],
    },
    {
      kind: "text",
      heading: "Who else can help?",
      paragraphs: [],
      points: [
        "Your insurer, if you have fee protection cover. Tell them before any costs run.",
        "HMRC’s extra support, if illness or your circumstances make it hard to deal with HMRC. You, or someone for you, can ask for it.",
        "TaxAid, a charity that gives free tax advice to people on low incomes.",
        "Samaritans, if the worry becomes too much: call 116 123, free, at any time.",
      ],
    },
  ],
} satisfies InvestigationHub;
