import { companies } from "~/words/facts/companies";
import { paye } from "~/words/facts/paye";
import { vat } from "~/words/facts/vat";
import { pen } from "~/words/pen";
import { promise } from "~/words/promise";
import { say } from "~/words/say";
import type { Four, ProcessStep } from "~/words/types";
import type { ServicePage } from "./service-page";

/** The words of the "Advanced Financial Tools" card; worksheets used with clients, nothing that runs on the site. */
export const financialTools = {
  badge: "Worksheets",
  heading: "Advanced Financial Tools",
  intro: `${promise("sheets-with-clients", "These four are worksheets that we go through with clients, on a call or in person.")} They do not run on this website. You bring the figures, we fill in the sheet with you and explain each line, and you keep the copy.`,
  tools: [
    {
      title: promise("sheet-tax-calculator", "Tax calculator"),
      description:
        "Profit so far, what is likely by the year end, and the tax that follows from it, with the months in which it has to be paid. We change one figure, such as a bonus or a new van, and you see what happens below.",
    },
    {
      title: promise("sheet-chequebook", "Chequebook balancer"),
      description:
        "Compares your own record of payments with the bank statement, line by line. It ends in one figure: the money left in the account once everything you have sent has cleared.",
    },
    {
      title: promise("sheet-savings", "Savings Excel"),
      description:
        "An Excel sheet for the amounts to put aside each month: tax, VAT, the quarter’s rent, a reserve for the quiet season. It shows at a glance whether the savings account holds what it should by now.",
    },
    {
      title: promise("sheet-vat-calculator", "VAT calculator"),
      description:
        "Takes the VAT out of a price or adds it, and builds the expected VAT bill for the current period from your sales and costs.",
    },
  ],
} satisfies { badge: string; heading: string; intro: string; tools: Four<ProcessStep> };

/** The words of /services/management-accounting. */
export const managementAccounting = {
  meta: {
    title: "Management accounts: what a monthly pack shows",
    description:
      "What good monthly management accounts contain, with a sample page, how to read them, and which tax dates belong in the cash forecast.",
    keywords: "management accounts, monthly management pack, cash flow forecast, gross margin",
    updated: "2026-11-23",
  },
  badge: "Management Accounting",
  headline: "Are we making money, and will there be enough in the bank?",
  lede: "The annual accounts answer that for a year that is over. A monthly pack answers it while you can still change prices, stock and staffing. No HMRC deadline hangs on this. To start, call us and tell us what you cannot see in your figures today.",
  offerings: {
    heading: "What we prepare for you",
    items: [
      {
        title: "The monthly pack",
        description:
          "Profit and loss, balance sheet and cash, each next to your budget and the same month last year. First we put in what the bank does not show: stock, bills not yet received, rent paid ahead, wear on equipment. Without that a month can look good because an invoice was late.",
      },
      {
        title: "A cash forecast",
        description:
          "Week by week for the near future, month by month beyond it, from the balance in the bank today. Customers are entered on the day they usually pay, not the day they should. It shows tax, loan instalments and rent on the days they leave the bank.",
      },
      {
        title: "Margins by product, job or site",
        pen: pen("which one", "pays?"),
        description:
          "We split sales and the costs that belong to them, so that you see which work makes money. Often a large customer turns out to cost money, because nobody had counted the extra visits.",
      },
      {
        title: "Figures for the bank or a buyer",
        description:
          "A lender may ask for quarterly figures and test them against limits in the loan agreement, called covenants. We calculate those tests ahead, warn you before one is missed, and prepare the explanation. For a sale or an investor we lay the months out so that they agree with the annual accounts.",
      },
    ],
  },
  note: pen("see it while", "it counts"),
  sections: [
    {
      kind: "table",
      heading: "What does the first page look like?",
      intro: "Here is a sample, with invented figures for a small joinery.",
      caption: "Sample first page of the monthly pack, in thousands of pounds",
      columns: ["This month", "Actual", "Budget", "Why"],
      rows: [
        ["Sales", "84", "90", "One kitchen was fitted late and falls into next month"],
        ["Materials and direct wages", "53", "54", "Timber cost more for fewer jobs"],
        ["Gross profit", "31", "36", "Prices have not changed since spring"],
        ["Overheads", "22", "21", "A van repair, which happens once"],
        ["Profit before tax", "9", "15", "Mostly the late kitchen and the timber"],
        ["In the bank today", "27", "30", "Two customers pay late: call them this week"],
        ["Lowest point ahead", "4", "12", "In week 3, when VAT and wages fall together"],
      ],
      note: "To decide: the new price list, who calls the late payers, and whether the new saw waits until week 5.",
    },
    {
      kind: "rows",
      heading: "What stands behind the first page?",
      intro: "The law prescribes no form, so we leave out any page that never changes a decision.",
      rows: [
        {
          title: "Profit and loss",
          description:
            "This month and the year so far, next to budget and last year. Each large difference has a sentence with its cause, not only a percentage.",
        },
        {
          title: "From profit to cash",
          description:
            "Why the month made a profit and the bank balance fell: stock bought, customers who have not paid, a loan repaid, tax for last year.",
        },
        {
          title: "Who owes whom",
          description:
            "Customers and suppliers by age of the debt. The old ones have a name next to them: who calls, and when.",
        },
        {
          title: "Balance sheet",
          description:
            "What the business owns and owes at the end of the month, with tax set aside as a debt, although nobody has sent a bill yet.",
        },
        {
          title: "The few numbers that drive you",
          description:
            "Covers and spend per table, chargeable hours, returns per hundred parcels. We choose them with you, because they differ for each trade.",
        },
      ],
    },
    {
      kind: "steps",
      heading: "How do I read it?",
      intro: "In this order, which is not the order of the pages.",
      steps: [
        {
          when: "First",
          title: "The lowest point of the forecast",
          description:
            "Find the week with the least cash. If it is below zero or close to your overdraft limit, deal with that first. A profitable business can run out of money, and growth makes it more likely.",
        },
        {
          when: "Then",
          title: "Gross margin",
          description:
            "What remains of sales after the costs of what you sold, as a share of sales. It should move little. If it falls, ask in turn about prices, purchase costs, waste and stock that was counted wrong.",
        },
        {
          when: "Then",
          title: "Overheads against budget",
          description:
            "Rent, wages, software, insurance. Look for what will be there next month as well: a monthly contract, not a repair.",
        },
        {
          when: "Then",
          title: "Customers who pay late",
          description:
            "Compare the oldest debts with last month’s list. If the same names come twice, someone has to call them.",
        },
        {
          when: "Last",
          title: "The money that is not yours",
          description:
            "VAT you have charged, and tax and National Insurance you took from wages, sit in your account but will have to be paid to HMRC. Take them off the balance before you call it cash.",
        },
      ],
    },
    {
      kind: "table",
      heading: "Which tax dates belong in the forecast?",
      intro: "These are the ones for a typical private company with staff and VAT.",
      caption: "Regular tax and filing dates of a private company",
      columns: ["What", "When"],
      rows: [
        [
          "PAYE to HMRC, paid monthly and electronically",
          say`The ${paye.paymentDayElectronic} of each month`,
        ],
        [
          "VAT return and payment, most businesses",
          say`${vat.returnTime} after the VAT period ends`,
        ],
        [
          "Accounts at Companies House",
          say`${companies.accountsTime} after the financial year end`,
        ],
        [
          "Corporation tax payment, companies not in quarterly instalments",
          say`${companies.paymentTime} after the accounting period`,
        ],
        ["Company tax return", say`${companies.returnTime} after the accounting period`],
      ],
      note: "Corporation tax is due before the return that calculates it, so you need the tax charge from your own figures first.",
    },
    {
      kind: "text",
      heading: "Is this too much for a small business?",
      paragraphs: [
        "Sometimes it is. If you have a handful of customers, no stock and no loan, a quarterly page and a forecast may tell you all you need, and we will say so. Monthly figures are worth their cost when money is tight, when several people spend it, when work lasts longer than a month, or when a lender wants to see them.",
        "They also depend on the books. If those are behind, we bring them up to date first. A pack built on unreconciled figures is worse than none, because it looks certain.",
      ],
    },
  ],
  exchange: [
    {
      send: "Books reconciled to the end of the month, or the records for us to do it",
      receive: promise("pack-on-agreed-date", "The pack, on the date that we agree with you"),
    },
    {
      send: "Stock counted or valued, work begun but not invoiced, bills you still expect",
      receive: "A profit for the month that does not depend on when an invoice arrived",
    },
    {
      send: "Orders, quotations likely to be won, and planned spending",
      receive: "A cash forecast with its lowest week marked",
    },
    {
      send: "Your budget, or last year’s figures and what you want to change",
      receive: "A budget by month, with the assumptions in writing",
    },
    {
      send: "The loan agreement, if a lender sets limits",
      receive: "Each covenant tested on this month’s figures and on the forecast",
    },
    {
      send: "An hour of your time after each pack",
      receive: "A list of what was decided, who does it and by when",
    },
  ],
  related: ["bookkeeping", "business-growth-advisory", "value-added-tax", "forensic-accounting"],
} satisfies ServicePage;
