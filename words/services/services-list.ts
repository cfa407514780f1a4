import { appeals } from "~/words/facts/appeals";
import { fraud } from "~/words/facts/fraud";
import { pen } from "~/words/pen";
import { promise } from "~/words/promise";
import type { PageMeta, Service } from "~/words/types";

export const servicesList = {
  meta: {
    title: "Tax, payroll, VAT and accounting services",
    description:
      "Seven services for people and businesses in the UK, from bookkeeping, VAT and payroll to tax advice and help with an HMRC investigation. See what each includes.",
    updated: "2026-11-29",
  } satisfies PageMeta,
  headline: "What we do: letters from HMRC first",
  lede: "If HMRC has written, find your letter, or call us and read out its heading. If you are behind with your books, bring them as they are. If you knew or suspected that something was left out or wrong, see a solicitor first.",
  finder: "Find your letter",
  /** How long a letter usually leaves: the page is about no letter in particular. */
  usualTimes: {
    lead: "When must I answer?",
    times: [
      { time: "the reply date", label: "in most letters" },
      { time: appeals.appealTime, label: "to appeal a decision" },
      { time: fraud.answerTime, label: "for a CoP9 offer" },
    ],
  },
  /** Beside the letter in the drawing. */
  note: pen("start here"),
  /** Below the number at the end: some readers have a letter, and nothing else has to be ready. */
  noteOnNumber: pen("letter? have it", "beside you"),
  services: [
    {
      id: "investigation",
      title: "Investigation Services",
      shortDescription:
        "HMRC has written about rent, a return, VAT or wages: we read the letter with you and draft the answer.",
      fullDescription:
        "It may also be Code of Practice 8 or\u00a09. We find out which letter you have, rebuild records that are missing, and appeal where that is right. In criminal matters we work alongside your solicitor.",
      benefits: [
        "Your letter explained: what it is, what it can lead to, when to answer",
        "One adviser who deals with HMRC for you",
        promise("replies-approved", "Every reply drafted for you to approve before it is sent"),
        "Our own check of the years that HMRC asks about",
        "Assessments and penalties tested, and appealed where there are grounds",
      ],
      icon: "opened-letters",
      colour: "manila",
    },
    {
      id: "tax-advisory",
      title: "Tax Advisory",
      shortDescription: "Your tax worked out in advance, filed on time and explained plainly.",
      fullDescription:
        "Tax depends on decisions taken long before the return: how you draw money from a company, whose name a property is in, when you sell. We work out the tax on each choice while you can still make it, then prepare the return. If an old one is wrong, we tell you how to correct it.",
      benefits: [
        "A calculation of your tax before the year ends, not after",
        "A return in which every figure can be traced to its source",
        promise(
          "answers-in-writing",
          "A written answer to each question, with the reasoning behind it",
        ),
        "Your filing and payment dates on one page",
        "Mistakes of earlier years worked out and disclosed to HMRC properly",
      ],
      icon: "folded-return",
      colour: "white",
    },
    {
      id: "bookkeeping",
      title: "Bookkeeping",
      shortDescription:
        "Behind? Bring it as it is. We bring your books up to date and keep them that way.",
      fullDescription:
        "You send bank feeds, bills and receipts. We enter them, match them to the bank and ask about what does not fit. At the end of each month you know who owes you money, what you owe and what is left.",
      benefits: [
        "Every bank account reconciled, so that the books and the bank agree",
        "Each receipt and invoice stored with the entry it supports",
        promise(
          "questions-each-month",
          "A short list of questions each month about anything unclear",
        ),
        "Up-to-date lists of who owes you money and what you owe",
        "Records kept in order, ready to show if HMRC asks for them",
      ],
      icon: "ledger-columns",
      colour: "white",
    },
    {
      id: "business-growth-advisory",
      title: "Business Growth Advisory",
      shortDescription:
        "The next hire, price, loan or sale worked out in figures before you commit.",
      fullDescription:
        "A growing business often runs short of cash while its profit looks good. We build a forecast that includes stock, wages and tax, work out which jobs make money, and prepare what a lender will ask for. When you want to sell, we put right first what a buyer would question.",
      benefits: [
        "A cash forecast with your VAT, PAYE and corporation tax dates in it",
        "The true margin on each product, job and customer",
        "The full cost of your next employee, and the sales that cover it",
        "Forecasts for a lender in which profit, cash and balance sheet agree",
        "A list of what a buyer’s accountant would question, and how to put it right",
      ],
      icon: "cash-forecast",
      colour: "white",
    },
    {
      id: "value-added-tax",
      title: "VAT",
      shortDescription:
        "Registration, returns, schemes and corrections, with the records to support them.",
      fullDescription:
        "VAT mostly goes wrong in unusual cases: a sale abroad, a property, a meal that is partly zero-rated, a car used at weekends. If a past return is wrong, we work out the error and tell HMRC in the way its rules require.",
      benefits: [
        "Your turnover watched against the threshold, so that you know in time when to register",
        "Returns prepared from digital records and filed with compatible software",
        "A check of unusual items before a return is sent, not after",
        "Past errors worked out and reported to HMRC in the right way",
        "Help choosing a scheme: flat rate, cash or annual accounting",
      ],
      icon: "till-receipt",
      colour: "white",
    },
    {
      id: "payroll",
      title: "Payroll",
      shortDescription:
        "Your staff paid correctly on payday, and HMRC and the pension provider told in time.",
      fullDescription: `You tell us hours, starters, leavers and changes of pay. ${promise("payroll-on-time", "We work out tax, National Insurance, student loans and pension, send the payslips, and report to HMRC on or before payday.")} If reports are behind, we bring them up to date.`,
      benefits: [
        "Payslips ready and HMRC told on or before each payday",
        "One figure to pay HMRC, with the date it is due",
        "Pension enrolment, contributions and the letters to staff",
        "Starters, leavers, sick pay and parental pay worked out correctly",
        "Year-end forms for your staff, and benefits reported on time",
      ],
      icon: "payslip",
      colour: "white",
    },
    {
      id: "management-accounting",
      title: "Management Accounting",
      shortDescription: "Figures during the year that show what to change while you still can.",
      fullDescription:
        "Management accounts show the last month or quarter next to the budget. We agree with you which few figures matter in your business, prepare them to a fixed date, and go through them with you.",
      benefits: [
        "A monthly or quarterly report you can read in ten minutes",
        "Results compared with budget, with a reason for each large difference",
        "Profit by product, site or job, as your business needs it",
        "A cash forecast that starts from today’s bank balance",
        "A call to go through the figures and decide what to change",
      ],
      icon: "monthly-pack",
      colour: "white",
    },
  ] satisfies Service[],
};
