import { claims } from "~/firm/claims";
import { feeFirst } from "~/words/consultation";
import { appeals } from "~/words/facts/appeals";
import { fraud } from "~/words/facts/fraud";
import { pen } from "~/words/pen";
import { promise } from "~/words/promise";
import { say } from "~/words/say";
import type { PageMeta, ServiceCard, Six, Stat, Three } from "~/words/types";

const stats = [
  { figure: claims.cases, label: "cases" },
  { figure: claims.years, label: "years" },
  { figure: claims.rating, label: "rating" },
] satisfies Three<Stat>;

const letters = [
  {
    title: "Tax investigation",
    description: "A check of a tax return, or a letter about rent",
    link: "tax-investigations",
  },
  {
    title: "VAT investigation",
    description: "A visit, questions, or an assessment",
    link: "vat-investigations",
  },
  {
    title: "PAYE investigation",
    description: "Wages, benefits and contractors",
    link: "paye-investigations",
  },
  {
    title: "Tax fraud",
    description: "Criminal: an interview under caution (as a suspect), search or arrest",
    link: "tax-fraud",
  },
  {
    title: "CoP8",
    description:
      "Code of Practice 8: HMRC thinks that a lot of tax is at risk. It is not opened as fraud, but can become so",
    link: "cop8",
  },
  {
    title: "CoP9",
    description: say`Code of Practice 9: suspected fraud, and ${fraud.answerTime} to answer an offer`,
    link: "cop9",
  },
] satisfies Six<ServiceCard>;

const guides = [
  {
    title: promise("guide-first-week", "HMRC enquiry: the first week"),
    description:
      "What to find, what to keep, what not to say on the phone, and who may speak for you.",
    contents: [
      "Day one: the letter, its date and the envelope",
      "What HMRC may ask for",
      "Appointing an adviser",
    ],
  },
  {
    title: promise("guide-cop9-offer", "The CoP9 offer, day by day"),
    description: say`What to do with the offer, week by week: from accepting or rejecting it to the ${fraud.formalDisclosureDocuments} at its end.`,
    contents: ["Accept or reject", "The Outline Disclosure", "The Disclosure Report"],
  },
  {
    title: promise("guide-appeal-review-tribunal", "Appeal, review or tribunal"),
    description: say`The ways to challenge a decision, and the ${appeals.appealTime} in which you usually have to act.`,
    contents: ["Reading the decision letter", "Postponing the tax", "What each way leads to"],
  },
] satisfies Three<object>;

export const home = {
  meta: {
    title: "Expert Tax Advisory & Compliance Services UK",
    description:
      "Has HMRC written to you? Find out what the letter means, how long you have and what to do first. Call a UK tax adviser: the first consultation is free.",
    keywords: "HMRC letter, tax investigation help, tax adviser, CoP9, VAT investigation",
    updated: "2026-11-30",
  } satisfies PageMeta,
  hero: {
    /** For those who hear the page. */
    name: "Introduction",
    headline: "Looking for a Tax Expert?",
    question: "Has HMRC written to you?",
    lede: "A check is not an accusation, but most letters set a deadline. Call before you reply.",
    consult: "Free Consultation",
    services: "View All Services",
    stats,
    /** Stands with the rating: where it was collected, and when it was counted. `{source}` and `{date}` are replaced. */
    ratingSource: "Rating: {source}, as at {date}",
    note: pen("find", "yours"),
  },
  letters: { heading: "Or find your case by its name", action: "Read More", cards: letters },
  banner: {
    tab: "Your own case",
    heading: "Need a Personalised Solution",
    text: "If none of these is yours, tell us what your letter says, and we will tell you what we would do next.",
    action: "Get in Touch Today",
  },
  guides: {
    heading: "Short guides to HMRC letters",
    intro: `Each is a few pages in plain English. ${promise("guides-are-sent", "Tell us which guide you want, and we will send it to you.")}`,
    action: "Download",
    /** Stands with the button: where it leads. */
    help: "Ask for it on our contact page.",
    cards: guides,
  },
  reviews: {
    heading: "What clients say",
    summary: {
      count: claims.reviews,
      text: "verified reviews rated",
      grade: claims.grade,
      label: "Source:",
      asAt: "as at",
    },
  },
  closing: {
    heading: "Read your letter with us",
    text: `${promise("consultation-by-phone-video-office", "The first consultation is free, by phone, by video or in the office.")} ${feeFirst}`,
    action: "Free Consultation",
  },
};
