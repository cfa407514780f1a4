import * as enquiries from "../tax-facts/enquiries";
import * as fraud from "../tax-facts/fraud";
import type { Five, Four, ServiceCard } from "../types";
import type { InvestigationHub } from "./types";

const investigationCards = [
  {
    title: "Tax Investigations",
    description:
      "HMRC is checking your personal or company tax return. We find out what it is really asking, gather the papers and answer.",
    link: "tax-investigations",
  },
  {
    title: "PAYE Investigations",
    description:
      "An officer wants to see your payroll, your contractors’ terms or your expenses claims. We check them before the visit, and attend it.",
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
      "HMRC suspects dishonesty, or officers have already come. What to say and not to say, and how we work alongside your solicitor.",
    link: "tax-fraud",
  },
  {
    title: "Tax Appeal",
    description:
      "HMRC has decided and you disagree. How to appeal in time, ask for a review and hold back the tax in dispute.",
    link: "tax-appeal",
  },
  {
    title: "Tax Tribunal",
    description:
      "HMRC will not move. How an independent judge hears the case, what it can cost and what the day is like.",
    link: "tax-tribunal",
  },
  {
    title: "CoP8",
    description:
      "The letter came with Code of Practice 8: a great deal of tax may be at stake, and HMRC is not treating it as fraud so far.",
    link: "cop8",
  },
  {
    title: "CoP9",
    description:
      "The letter came with Code of Practice 9: HMRC suspects fraud and offers a contract. The answer you give decides what follows.",
    link: "cop9",
  },
] satisfies Five<ServiceCard>;

const benefits = [
  "Your letter read with you, and its last day written down",
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
    updated: "2026-11-21",
  },
  badge: "Investigation Services",
  headline: "HMRC has written. Start with the letter.",
  lede: "Most letters from HMRC can be dealt with calmly once you know which kind yours is, and a few must not be answered alone. Find your letter below, read what to do first, then ring us with it in your hand. The first consultation is free.",
  investigations: {
    heading: "What is HMRC looking into?",
    intro:
      "Four kinds of work, by what HMRC is asking about. Each page says what sets off such a check, what the officer does and what you should have ready.",
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
    {
      kind: "rows",
      heading: "How do I tell which kind of letter I have?",
      intro: "Five places to look, before you read the paragraphs in between.",
      rows: [
        {
          title: "Who sent it",
          description:
            "“Fraud Investigation Service” at the top usually means a serious case, such as CoP8, CoP9 or a criminal one. Most other checks come from HMRC’s compliance teams, for large and small matters alike. A letter that asks you to look again at your own figures often goes to many people at once.",
        },
        {
          title: "What was enclosed",
          description:
            "A booklet called Code of Practice 8 or Code of Practice 9 names the procedure. With CoP9 come a contract to accept or reject and an Outline Disclosure form. A factsheet whose number begins with CC/FS usually belongs to an ordinary compliance check.",
        },
        {
          title: "Which law it names",
          description:
            "Section 9A is a formal enquiry into a personal or trust tax return, paragraph 24 of Schedule 18 one into a company’s. A notice under Schedule 36 requires information or documents, and there are penalties for ignoring it. If no law is named, it may be an informal request.",
        },
        {
          title: "Whether it asks or decides",
          description: `Questions are answered; decisions are appealed. An “assessment”, a “closure notice”, a “determination” or a “penalty notice” is a decision. Most can be appealed within ${enquiries.appealTime.value} of the date of the letter.`,
        },
        {
          title: "Which date is on it",
          description: `An appeal is counted from the date of issue, not from the day you got the letter. A CoP9 offer gives you ${fraud.answerTime.value} from receiving it, and the letter states the last day. Other letters usually name a date for your reply. Write the date down and keep the envelope.`,
        },
      ],
    },
    {
      kind: "text",
      heading: "What should I not do?",
      paragraphs: [
        "The first days do more good or harm than the months after them. You need not be brave or clever in them. It is enough to leave these things undone:",
      ],
      points: [
        "Do not ring the officer to explain everything. What you say is noted, and an explanation from memory is hard to correct later.",
        "Do not throw away, tidy up, rewrite or back-date anything. A false document can turn a civil check into a criminal case.",
        "Do not answer with half of the truth. If something is wrong in your returns, how and when you say so affects the penalty.",
        "Do not send boxes of papers that nobody asked for. Send what answers the question, and keep a copy of it.",
        "Do not leave it in the drawer. Silence does not end a check: HMRC can estimate the tax, charge penalties, and treat an unanswered CoP9 offer as rejected.",
      ],
    },
  ],
} satisfies InvestigationHub;
