import { scamCheck } from "../scam-check";
import * as appeals from "../tax-facts/appeals";
import * as enquiries from "../tax-facts/enquiries";
import * as fraud from "../tax-facts/fraud";
import type { Five, Four, ServiceCard } from "../types";
import type { InvestigationHub } from "./types";

const investigationCards = [
  {
    title: "Tax Investigations",
    description:
      "HMRC is checking your personal or company tax return. Work to the date in its letter. We find out what it is really asking, gather the documents and answer.",
    link: "tax-investigations",
  },
  {
    title: "PAYE Investigations",
    description:
      "HMRC will check wages, benefits and contractors. Change nothing before the visit. We test the payroll first, and attend with you.",
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
      "HMRC suspects dishonesty, or officers have already come. Take legal advice before you answer. What to say, and how we work alongside your solicitor.",
    link: "tax-fraud",
  },
  {
    title: "Tax Appeal",
    description: `HMRC has decided and you disagree. You usually have ${enquiries.appealTime.value}. How to appeal, ask for a review and hold back the tax in dispute.`,
    link: "tax-appeal",
  },
  {
    title: "Tax Tribunal",
    description: `HMRC will not change its decision. After a review you have ${appeals.afterReviewTime.value}. How an independent judge hears the case, and what it can cost.`,
    link: "tax-tribunal",
  },
  {
    title: "CoP8",
    description:
      "The letter came with Code of Practice 8: a substantial amount of tax may be at risk, but the case was not opened as suspected fraud. Work to the reply date in the letter.",
    link: "cop8",
  },
  {
    title: "CoP9",
    description: `The letter came with Code of Practice 9: HMRC suspects fraud and offers a contract. You have ${fraud.answerTime.value} from receiving it to reject it, or to accept it with a valid Outline Disclosure.`,
    link: "cop9",
  },
] satisfies Five<ServiceCard>;

const benefits = [
  "Your letter read with you, and its last date written down",
  "One adviser who writes, calls and attends meetings for you",
  "No reply sent to HMRC before you have read and approved it",
  "Your own figures checked early, so that we know the weak points before HMRC asks",
  "A written note after each step: what was said and who does what next",
] satisfies Five<string>;

export const investigation = {
  meta: {
    title: "HMRC investigation help: which letter have you got?",
    description:
      "Find out what HMRC’s letter means, how long you have and what to do first: tax, VAT and PAYE checks, CoP8, CoP9, fraud allegations, appeals and tribunals.",
    updated: "2026-11-23",
  },
  badge: "Investigation Services",
  headline: "HMRC has written. Start with the letter.",
  lede: `A CoP9 offer: ${fraud.answerTime.value} from receiving it, to reject it or to accept it with a valid Outline Disclosure. A decision: usually ${enquiries.appealTime.value}, with the date on the letter as day 1. Anything else: the date in the letter. Find yours below and read what to do first. Then call us with it to hand, before you reply.`,
  investigations: {
    heading: "What is HMRC looking into?",
    intro: "Each page says what sets off such a check, what the officer does and what to do first.",
    cards: investigationCards,
  },
  management: {
    heading: "Has it gone further than questions?",
    intro:
      "HMRC suspects you of something, or has decided against you. These cases have fixed steps, and in some the first answer cannot be taken back.",
    cards: managementCards,
  },
  benefits: {
    heading: "What you get from us in every case",
    items: benefits,
  },
  sections: [
    scamCheck,
    {
      kind: "text",
      heading: "What should I not do?",
      paragraphs: ["Avoid these five mistakes:"],
      points: [
        "Calling the officer to explain. What you say is noted, and hard to correct later.",
        "Throwing away or backdating anything. A false document can make a civil check a criminal case.",
        "Telling half the truth. An incomplete answer can cost you part of the reduction in a penalty, and a false one can be a crime.",
        "Sending boxes of documents that nobody asked for. Answer the question, and keep a copy.",
        "Not replying. HMRC can estimate the tax and charge penalties.",
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
