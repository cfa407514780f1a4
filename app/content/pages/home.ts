import * as appeals from "../tax-facts/appeals";
import * as fraud from "../tax-facts/fraud";
import type { PageMeta, ServiceCard, Six, Stat, Three } from "../types";

const stats = [
  { figure: "500+", label: "cases" },
  { figure: "15+", label: "years" },
  { figure: "4.9", label: "rating" },
] satisfies Three<Stat>;

const letters = [
  {
    title: "Tax investigation",
    description:
      "A check or enquiry into your Self Assessment or company return, or a request for records.",
    link: "tax-investigations",
  },
  {
    title: "VAT investigation",
    description:
      "A visit, questions about a return, an assessment, or a repayment that HMRC is holding back.",
    link: "vat-investigations",
  },
  {
    title: "PAYE investigation",
    description:
      "An employer compliance check: payroll, who is employed and who is not, expenses and benefits.",
    link: "paye-investigations",
  },
  {
    title: "Tax fraud",
    description:
      "HMRC suspects that tax was lost on purpose, or asks you to an interview under caution.",
    link: "tax-fraud",
  },
  {
    title: "CoP8",
    description:
      "Code of Practice 8: a specialist investigation, usually of large or complex arrangements.",
    link: "cop8",
  },
  {
    title: "CoP9",
    description: `Code of Practice 9: HMRC suspects fraud and offers a contract to disclose. You have ${fraud.answerTime.value} to answer.`,
    link: "cop9",
  },
] satisfies Six<ServiceCard>;

const guides = [
  {
    title: "The first week of an HMRC enquiry",
    description:
      "What to find, what to keep, what not to say on the telephone, and who may speak for you.",
    contents: [
      "Day one: the envelope and the date",
      "What HMRC may ask for",
      "Appointing an agent",
    ],
  },
  {
    title: "The CoP9 offer, day by day",
    description: `The Contractual Disclosure Facility from the letter to the ${fraud.formalDisclosureDocuments.value} you sign.`,
    contents: ["Accept or reject", "The Outline Disclosure", "The Disclosure Report"],
  },
  {
    title: "Appeal, review or tribunal",
    description: `Three roads out of a decision you disagree with, and the ${appeals.appealTime.value} in which you usually have to act.`,
    contents: ["Reading the decision letter", "Holding back the tax", "Where each road ends"],
  },
] satisfies Three<object>;

export const home = {
  meta: {
    title: "Expert Tax Advisory & Compliance Services UK",
    description:
      "A letter from HMRC has a clock on it. Find out what yours means, what to do first, and talk to a UK tax adviser today. The first consultation is free.",
    keywords: ["HMRC letter", "tax investigation help", "tax adviser", "CoP9", "VAT investigation"],
    updated: "2026-11-21",
  } satisfies PageMeta,
  hero: {
    headline: "Looking for a Tax Expert?",
    lede: "A letter from HMRC has a clock on it. Bring it to us before you reply, and we will read it with you, free.",
    consult: "Free Consultation",
    services: "View All Services",
    stats,
    drawing: {
      marked: `within ${fraud.answerTime.value}`,
      title: `A letter half out of its brown window envelope. One line is highlighted: within ${fraud.answerTime.value}.`,
    },
  },
  letters: { heading: "What has HMRC sent you?", action: "Read More", cards: letters },
  banner: {
    heading: "Need a Personalised Solution",
    text: "No two letters are alike. Tell us what yours says, what you do and what worries you most, and we will tell you what we would do in your place.",
    action: "Get in Touch Today",
  },
  guides: {
    heading: "Guides to read at the kitchen table",
    intro: "Each is a few plain pages, written for the person who opened the envelope.",
    help: "Download takes you to our contact page. Tell us which guide you want, and we send it to you.",
    action: "Download",
    cards: guides,
  },
  reviews: {
    heading: "What clients say",
    summary: { count: 62, text: "verified reviews rated", grade: "Excellent" },
  },
  closing: {
    heading: "Read your letter with us",
    text: "The first consultation is free, by phone, by video or in the office. You decide afterwards whether you want more.",
    action: "Free Consultation",
  },
};
