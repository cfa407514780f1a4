import { appeals } from "~/words/facts/appeals";
import { enquiries } from "~/words/facts/enquiries";
import { fraud } from "~/words/facts/fraud";
import { penalties } from "~/words/facts/penalties";
import { vat } from "~/words/facts/vat";
import { pen } from "~/words/pen";
import { say } from "~/words/say";
import { deliberate } from "~/words/who-hears-what";
import type { ServicePage } from "./service-page";

export const forensicAccounting = {
  meta: {
    title: "Forensic accounting for HMRC disputes and courts",
    description:
      "Missing records rebuilt, HMRC’s estimates of your takings tested line by line, disclosure reports and independent expert evidence for tribunals and courts.",
    updated: "2026-11-30",
  },
  badge: "Forensic Accounting",
  headline: "HMRC has put a figure on what you owe. We test it.",
  lede: `HMRC says you took more than you declared, and records are missing. If ${deliberate}, see a solicitor first: what you tell us is usually not privileged. Otherwise call us: we rebuild the figures and show where the estimate holds and where it does not.`,
  deadline: {
    before: "If the figure came in an assessment or another decision, you usually have ",
    marked: appeals.appealTime,
    after:
      " to appeal, and they run on while you look for a solicitor. Count the date on the letter as day 1, to be safe. Where the appeal goes depends on the tax: our tax appeal page says. Throw nothing away.",
  },
  offerings: {
    heading: "Four kinds of forensic work",
    items: [
      {
        title: "Rebuilding records",
        description:
          "We rebuild the books month by month from bank and card statements, card machine settlements, supplier accounts, till files and old emails. Each entry points to its source. Each estimate is marked as one, with the reason for it.",
      },
      {
        title: "Testing what HMRC alleges",
        description:
          "We run HMRC’s calculation again, then take out what does not belong: transfers between your own accounts, loans, refunds, gifts, money counted twice, VAT treated as sales. You see what is agreed, what is disputed and what nobody can know, by year and by tax.",
      },
      {
        title: "Disclosure reports",
        pen: pen("sign only", "what is true"),
        description:
          "When you have something to disclose, we prepare the report that HMRC asks for: what happened, how it was done, how long it went on, and how every figure was reached. You read it and sign only what is correct and complete.",
      },
      {
        title: "Expert evidence",
        description:
          "For a tribunal, a business or family dispute, or a criminal case alongside your solicitor, an accountant gives an independent opinion on the figures: first in a report, later under questioning.",
      },
    ],
  },
  note: pen("throw", "nothing away"),
  sections: [
    {
      kind: "rows",
      heading: "How did HMRC arrive at its figure?",
      intro:
        "Where HMRC does not trust the records, it estimates. There are only a few methods, and each has its weak point. We ask for the calculation, because a total alone cannot be tested.",
      rows: [
        {
          title: "Bank deposits",
          description:
            "HMRC adds up what was paid in, private accounts included, and may treat the unexplained part as income. We trace each deposit to its source. Family loans and sales of belongings need evidence, so we ask for it early.",
        },
        {
          title: "Private spending and wealth",
          description:
            "HMRC compares what you own and spend with what you declared, and may take the gap to be hidden income. We test the opening figures, the household costs that were assumed, and what you had saved before the first year.",
        },
        {
          title: "Business economics exercise",
          description:
            "From your purchases and menu or price list, HMRC works out what you should have sold: so many portions from a sack, so many measures from a bottle. We test the portion size, waste, staff meals, offers, theft, price changes and what was really sold.",
        },
        {
          title: "Tills and cards",
          description:
            "Gaps in till reports, or few cash sales compared with card sales, can be read as missing takings. We look at the till’s own log, at training entries and refunds, and at how your customers in fact pay.",
        },
        {
          title: "A single year spread over many",
          description:
            "Having found a shortfall in a single year, HMRC may presume that earlier years were the same. We look for what was different: a later opening, an illness, another manager, a smaller shop.",
        },
      ],
    },
    {
      kind: "text",
      heading: "Do I have to explain every entry?",
      paragraphs: [
        say`When HMRC is considering a penalty, you have the right not to answer its questions, under ${enquiries.penaltyQuestionsRight}. That does not cover information or documents that exist: where HMRC has a legal right to them, you must still give them. You may take advice first.`,
        say`If nobody explains, HMRC can still ask for the documents and base a penalty on ${enquiries.unansweredPenaltyBasis}. So decide with your solicitor, or with us, what to explain, and when.`,
      ],
    },
    {
      kind: "text",
      heading: "How many years may have to be rebuilt?",
      paragraphs: [
        say`That depends on how the error came about, so the word “deliberate” in a letter matters. For income tax and capital gains tax the limit runs from ${penalties.ordinaryTimeLimit} after the end of the tax year for an ordinary error to ${penalties.deliberateTimeLimit} for deliberate behaviour. Our page on tax investigations has the whole scale.`,
        say`For VAT it is ${vat.assessmentTimeLimit} after the end of the VAT period, or up to ${vat.assessmentLongTimeLimit} in cases such as deliberate loss of tax, or if you should have registered and did not, even by mistake. HMRC must also act within ${vat.assessmentPeriodLimit} of the end of the period or, if that is later, ${vat.assessmentEvidenceLimit} after it had enough evidence of the facts.`,
        "The law does not make you keep records for that long, so the oldest are often gone. We then begin with what banks, suppliers and customers still hold.",
      ],
    },
    {
      kind: "text",
      heading: "What goes into a disclosure report?",
      paragraphs: [
        "Under Code of Practice 9 (CoP9), HMRC’s civil procedure for suspected tax fraud, a case that is not simple usually calls for a report. Your adviser prepares it to a timetable agreed with HMRC, and you adopt it as correct and complete. It explains how the business was run and what went wrong. It shows the records used and the gaps in them, and works out the tax and interest year by year.",
        say`With it goes the formal disclosure: ${fraud.formalDisclosureDocuments} that you sign yourself. A false statement in them can lead to a criminal investigation, so we check them against the bank evidence before you sign.`,
      ],
      points: [
        "A statement of everything you own and owe, anywhere in the world.",
        "A certificate of bank accounts.",
        "A certificate of debit and credit cards.",
        "A certificate of full disclosure, given last, once the amounts are agreed.",
      ],
    },
    {
      kind: "text",
      heading: "Is an expert on my side?",
      paragraphs: [
        "Not in the way that an adviser is. An expert witness owes the first duty to the court, not to whoever pays. The report has to say what the expert was asked, what was seen and what was not, and where another accountant could fairly disagree.",
        "So we decide at the start which part we take. If we have advised you or dealt with HMRC for you, the expert may have to be someone else. We then prepare the schedules for that expert to test. In a criminal case your solicitor instructs the expert.",
      ],
    },
  ],
  exchange: [
    {
      send: "HMRC’s letters and its calculation, even if you do not follow it",
      receive: "The calculation explained in words, with each assumption named",
    },
    {
      send: "Statements of every account, private ones too, as files if your bank offers them",
      receive: "One list of all money in and out, with the receipts that still need an explanation",
    },
    {
      send: "Boxes of invoices and till rolls, unsorted",
      receive: "An index of what there is, and the books rebuilt from it",
    },
    {
      send: "Menus, price lists, recipes and staff rotas of the years in question",
      receive: "A margin calculation built on how you really trade",
    },
    {
      send: "Documents on loans, gifts, inheritances and property sales",
      receive: "A schedule showing where each amount came from, with its evidence",
    },
    {
      send: "A list of what you own and owe, here and abroad",
      receive: "A draft statement of assets and liabilities for you to check",
    },
  ],
  exchangeWarning: `If ${deliberate}, send us nothing and draw up no list: see [a solicitor first](tax-fraud).`,
  related: ["tax-appeal", "tax-investigations", "cop9", "tax-fraud", "tax-tribunal"],
} satisfies ServicePage;
