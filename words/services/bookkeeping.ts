import { companies } from "~/words/facts/companies";
import { property } from "~/words/facts/property";
import { records } from "~/words/facts/records";
import { pen } from "~/words/pen";
import { say } from "~/words/say";
import { knew } from "~/words/who-hears-what";
import type { ServicePage } from "./service-page";

/** The words of /services/bookkeeping. */
export const bookkeeping = {
  meta: {
    title: "Bookkeeping: what to keep, and for how long",
    description:
      "How long to keep business records, when books once a year stop being enough, and what HMRC looks at in them. Monthly bookkeeping, and help to catch up.",
    keywords: "bookkeeping service, how long to keep records, catch-up bookkeeping, MTD records",
    updated: "2026-11-30",
  },
  badge: "Bookkeeping",
  headline: "Your books brought up to date, and kept that way",
  lede: "If you are months or years behind, bring everything as it is: sort nothing, throw nothing away, and call us. If tax went undeclared and you knew or suspected it, see a solicitor first. Otherwise we turn your papers into books in which each figure leads back to a document. If HMRC has written to you, start with the letter finder on our Investigation Services page.",
  deadline: {
    before: say`If your gross income from self-employment and property was over ${property.mtdSecondStageIncome} in ${property.mtdSecondStageReturn}, you need digital records from `,
    marked: property.mtdSecondStageStart,
    after: ", unless you are exempt.",
  },
  offerings: {
    heading: "What we do with your records",
    items: [
      {
        title: "Catching up",
        description:
          "We rebuild missing books from the bank: statements first, then invoices that suppliers can send again, then the till or the booking system. Where a document is gone for good, we write down how the figure was estimated and from what.",
      },
      {
        title: "Books kept as you go",
        description:
          "Each month or quarter we enter sales, purchases, bank and card lines, match each to its document, and agree every account to its statement. What we cannot explain goes on a list of questions to you, while you still remember the answer.",
      },
      {
        title: "Software that files for you",
        description:
          "We choose a program that works with Making Tax Digital, HMRC’s system of digital records and reports. We connect the bank, set up the VAT codes, and show you the few screens you need. You photograph a receipt at once, and it is attached to its payment.",
      },
      {
        title: "A file that is ready for the year end",
        description:
          "Whoever prepares your accounts gets a trial balance, which is the list of all balances, with the documents behind it: who owes you, whom you owe, the loans, the equipment, and what the owners took out.",
      },
    ],
  },
  note: pen("bring it", "as it is"),
  sections: [
    {
      kind: "table",
      heading: "How long must I keep records?",
      intro:
        "The time depends on who you are. If several rows fit, the longest decides. If HMRC has opened an enquiry, keep everything until it is closed, whatever the table says.",
      caption: "Least time for which the law asks you to keep tax records",
      columns: ["Whose records", "Keep them for at least"],
      rows: [
        [
          "Self-employed people and landlords",
          say`${records.businessRecordsTime} after the ${companies.onlineReturnDeadline} filing deadline for the tax year`,
        ],
        [
          "People with no business and no letting",
          say`${records.personalRecordsTime} from the end of the tax year`,
        ],
        [
          "Companies, for corporation tax",
          say`${records.companyRecordsTime} from the end of the accounting period, longer if an enquiry is open`,
        ],
        [
          "VAT-registered businesses, for VAT",
          say`${records.vatRecordsTime}, or ${records.oneStopShopRecordsTime} for the One Stop Shop, a scheme for certain sales to consumers in the EU`,
        ],
        [
          "Employers, for PAYE",
          say`${records.payeRecordsTime} after the end of the tax year they relate to; longer for the minimum wage`,
        ],
      ],
      note: say`For income tax and corporation tax, the penalty for not keeping adequate records can be up to ${records.recordsPenalty} (as at ${records.recordsPenalty.asAt}). HMRC usually accepts a legible scan or photograph of the whole document, both sides where both say something. Keep the originals of documents that show tax taken off a payment, and of those behind a claim for foreign tax.`,
    },
    {
      kind: "table",
      heading: "Are books once a year still enough?",
      intro:
        "For more and more sole traders and landlords, no. Making Tax Digital for Income Tax asks for digital records and an update to HMRC every quarter, unless you are exempt. What counts is gross income from self-employment and property added together, before any expense is taken off. So a landlord with a small profit can be in.",
      caption: "When Making Tax Digital for Income Tax starts, by gross income",
      columns: ["Gross income over", "On the tax return for", "You start on"],
      rows: [
        [property.mtdFirstStageIncome, property.mtdFirstStageReturn, property.mtdFirstStageStart],
        [
          property.mtdSecondStageIncome,
          property.mtdSecondStageReturn,
          property.mtdSecondStageStart,
        ],
        [property.mtdThirdStageIncome, property.mtdThirdStageReturn, property.mtdThirdStageStart],
      ],
      note: say`Limits as at ${property.mtdFirstStageIncome.asAt}. The quarterly updates are due on ${property.mtdFirstUpdate}, ${property.mtdSecondUpdate}, ${property.mtdThirdUpdate} and ${property.mtdFourthUpdate}, and the return itself on ${property.mtdFinalReturn} after the tax year. An update is a summary of income and costs, not a tax bill.`,
    },
    {
      kind: "rows",
      heading: "What does HMRC look at in a set of books?",
      intro:
        "An officer who checks a business wants to see how the figure on the return was built, and starts where books most often go wrong.",
      rows: [
        {
          title: "Money in without a name",
          description:
            "Every deposit that is not booked as a sale needs its reason in writing, noted at the time: a loan, a gift, a transfer from your own savings. Without one, HMRC may treat it as takings. If HMRC is already checking, write nothing new before you have advice.",
        },
        {
          title: "Cash that never reached the bank",
          description:
            "Wages, stock or your own drawings paid from the till have to be recorded at once, together with the till’s daily total. Otherwise takings look lower than they were.",
        },
        {
          title: "Private spending",
          description:
            "The phone, the car and the card that is used for both. We agree a basis for the split, write it down, and apply it the same way each time.",
        },
        {
          title: "The director’s account",
          description:
            "What you take from your own company beyond salary and dividends is usually treated as a loan from it, and can cost tax. We show you the balance through the year, not after it.",
        },
        {
          title: "Gaps in the numbering",
          description:
            "A missing invoice number can look like a missing sale. A cancelled invoice stays in the file, with the word “cancelled” on it and the reason.",
        },
      ],
    },
    {
      kind: "text",
      heading: "Why does a bookkeeper ask for my passport?",
      paragraphs: [
        say`Because bookkeeping as a business comes under the Money Laundering Regulations, the present ones in force since ${records.amlRegulationsSince}. Whoever does it must be supervised for it, even with one client, and normally has to establish who that client is before starting.`,
        "We ask for proof of identity and address, and for a company also who owns and controls it.",
      ],
    },
  ],
  exchange: [
    {
      send: "The box, bag or folder of earlier years, unsorted",
      receive:
        "Rebuilt books for those years, a note of every estimate, and what should be told to HMRC",
    },
    {
      send: "Bank and card statements, or a read-only feed from your bank",
      receive: "Every account agreed to its statement, and a list of the lines we cannot explain",
    },
    {
      send: "Photographs of receipts and supplier invoices, in any order",
      receive: "Each one attached to its payment, with its VAT where there is any to claim",
    },
    {
      send: "Your sales invoices, till totals or booking reports",
      receive: "Sales by month, and who has not paid you and for how long",
    },
    {
      send: "A few words of explanation for each question on our list",
      receive: "Books without unexplained entries, and the draft of the update or VAT return",
    },
  ],
  exchangeWarning: `If ${knew}, send us nothing: see [a solicitor first](tax-fraud).`,
  related: ["investigation", "value-added-tax", "management-accounting", "tax-investigations"],
} satisfies ServicePage;
