import * as companies from "../tax-facts/companies";
import * as paye from "../tax-facts/paye";
import * as vat from "../tax-facts/vat";
import type { ServicePage } from "./types";

export const businessGrowthAdvisory = {
  meta: {
    title: "Business growth advice: cash, hiring, tax and exit",
    description:
      "A cash forecast with your tax dates in it, margins by job, what a new employee really costs, corporation tax bands, a pack for your lender and a plan to sell.",
    updated: "2026-11-21",
  },
  badge: "Business Growth Advisory",
  headline: "Know what growth costs before you pay for it",
  lede: "More sales can leave you with less in the bank: stock, wages and tax fall due before the customer pays. We put the next hire, the next price rise and the next loan into figures, month by month, so that you decide with the sum in front of you.",
  offerings: {
    heading: "Four questions we answer in figures",
    items: [
      {
        title: "Will the money last?",
        description:
          "A forecast by week for the next quarter and by month after it, with VAT, PAYE and corporation tax on the days they leave the account. It shows the lowest point, the week it falls in, and which late invoice or payment would move it.",
      },
      {
        title: "Does each job make money?",
        description: `We work out the margin on each product, job and customer after materials and hours. Adding a third to your cost leaves you a quarter of the price, not a third. If you sell to the public and are nearing the VAT registration threshold of ${vat.registrationThreshold.value} (as at ${vat.registrationThreshold.asAt}), we price the other side of that line too.`,
      },
      {
        title: "Can I afford to hire?",
        description:
          "We cost the person, not the salary: employer’s National Insurance, pension, holiday cover, equipment, and the months before the work pays for itself. Then we turn it round: how much more you must sell, at your own margin, for the post to break even.",
      },
      {
        title: "Can I borrow, or sell?",
        description:
          "For a lender we build forecasts that join up: profit, balance sheet and cash from one set of assumptions. For a sale we look at the business as a buyer’s accountant will, and mend what would lower the price while there is still time.",
      },
    ],
  },
  sections: [
    {
      kind: "text",
      heading: "When does a growing business run short of cash?",
      paragraphs: [
        "Often in the quarter after its best one. The sale is in the books, the customer has not paid, and the tax on it has a date.",
        "On paper nothing is wrong. That is why a profit and loss account alone does not warn you, and a cash forecast does. We update it from your bookkeeping, compare it with what happened, and tell you which bills need planning for. The dates that catch growing companies are these:",
      ],
      points: [
        `VAT is usually due ${vat.returnTime.value} after the VAT period ends, whether or not your customers have paid you, unless you use a scheme such as cash accounting.`,
        `PAYE and National Insurance, paid electronically, are due by the ${paye.paymentDayElectronic.value} of the month. Each new employee raises that payment from the first payday.`,
        `Corporation tax is due ${companies.paymentTime.value} after the accounting period for companies outside quarterly instalments, so the tax on a good year leaves the account during the next one.`,
      ],
    },
    {
      kind: "table",
      heading: "What does the next employee really cost?",
      intro:
        "The salary you agree is where the sum begins. These are the main rules and costs that come with it, and what we do with each.",
      caption: `What an employer must pay, and what it adds to the agreed salary (as at ${paye.employerNicRate.asAt})`,
      columns: ["Cost", "What the rule says", "What we work out for you"],
      rows: [
        [
          "Lowest hourly pay",
          `${paye.livingWage.value} from age 21 (as at ${paye.livingWage.asAt}). Rates change each ${paye.minimumWageChangeDate.value}`,
          "Whether salaried people with long hours are still above it",
        ],
        [
          "Employer’s National Insurance",
          `${paye.employerNicRate.value} of pay above ${paye.secondaryThreshold.value} (as at ${paye.secondaryThreshold.asAt})`,
          "The cost for this post, with any relief for a young worker or an apprentice, and for two part-time posts instead",
        ],
        [
          "Employment Allowance",
          `Takes up to ${paye.employmentAllowance.value} (as at ${paye.employmentAllowance.asAt}) off that bill for employers who qualify`,
          "Whether you qualify, and how much of it is already used",
        ],
        [
          "Workplace pension",
          `At least ${paye.pensionEmployerContribution.value} from you on qualifying earnings, those between ${paye.pensionBandLower.value} and ${paye.pensionBandUpper.value} (as at ${paye.pensionEmployerContribution.asAt}), for those who must be enrolled`,
          "Who must be enrolled, and the cost for the year",
        ],
        [
          "What no rate shows",
          "Recruitment, training, equipment, holidays, and the time you spend on it",
          "The extra sales needed before the post pays for itself",
        ],
      ],
    },
    {
      kind: "table",
      heading: "Why can the next pound of profit bear more tax than the last?",
      intro:
        "A company’s rate depends on its profits. In the middle band marginal relief fades out gradually, which makes the tax on each further pound higher than either headline rate. That is where the timing of equipment, a pension contribution or a bonus deserves a calculation before the year end.",
      caption: `Corporation tax bands for a company without associated companies (as at ${companies.mainRate.asAt})`,
      columns: ["Profits of the year", "Rate", "The next pound"],
      rows: [
        [
          `Up to ${companies.smallProfitsLimit.value}`,
          `${companies.smallProfitsRate.value}, the small profits rate`,
          companies.smallProfitsRate.value,
        ],
        [
          `From ${companies.smallProfitsLimit.value} to ${companies.mainRateLimit.value}`,
          `${companies.mainRate.value} less marginal relief`,
          `${companies.marginalReliefEffectiveRate.value} in effect`,
        ],
        [
          `Over ${companies.mainRateLimit.value}`,
          `${companies.mainRate.value}, the main rate, on all of it`,
          companies.mainRate.value,
        ],
      ],
      note: "Both limits are shared with associated companies, in broad terms companies under the same control, and reduced for short periods. A second company for the new venture can therefore raise the tax on the first.",
    },
    {
      kind: "text",
      heading: "What will a lender or a buyer ask to see?",
      paragraphs: [
        "Both ask the same thing: can these figures be trusted, and will they go on without you? A pack that answers it before the question comes can save weeks of letters. What we put into it is listed below.",
        "If you mean to sell, begin well before you look for a buyer. An owner who sells shares usually pays capital gains tax on the gain. Whether Business Asset Disposal Relief lowers the rate depends on conditions that must be met for a qualifying period before the sale, and surplus cash or property in the company can get in their way.",
      ],
      points: [
        "Filed accounts, and management accounts that agree with them up to last month.",
        "A forecast of profit, balance sheet and cash, with each assumption written beside its figure.",
        "Sales by customer, so that dependence on one of them is explained and not discovered.",
        "The list of debtors and creditors by age, and proof that VAT, PAYE and corporation tax are up to date.",
        "Your own pay put at what a manager would cost, so that the profit shown is the buyer’s profit.",
      ],
    },
  ],
  exchange: {
    heading: "What you send us, and what you get back",
    rows: [
      {
        send: "Access to your bookkeeping, and your bank balance today",
        receive: "A cash forecast by week, with its lowest point marked",
      },
      {
        send: "Price list, supplier prices, and the hours behind a typical job",
        receive: "The margin on each, and the ones to reprice or to stop",
      },
      {
        send: "The post you want to fill, with pay and hours",
        receive: "Its full cost for the year, and the sales that cover it",
      },
      {
        send: "Expected profit, and the purchases and bonuses you have in mind",
        receive: "The corporation tax with and without each, before the year end",
      },
      {
        send: "What the lender or buyer has asked for",
        receive: "A pack of accounts, forecast and assumptions that answers it",
      },
    ],
  },
  facts: [
    vat.registrationThreshold,
    vat.returnTime,
    paye.paymentDayElectronic,
    companies.paymentTime,
    paye.livingWage,
    paye.minimumWageChangeDate,
    paye.employerNicRate,
    paye.secondaryThreshold,
    paye.employmentAllowance,
    paye.pensionEmployerContribution,
    paye.pensionBandLower,
    paye.pensionBandUpper,
    companies.smallProfitsRate,
    companies.smallProfitsLimit,
    companies.mainRate,
    companies.mainRateLimit,
    companies.marginalReliefEffectiveRate,
  ],
  related: ["management-accounting", "tax-advisory", "payroll", "value-added-tax"],
} satisfies ServicePage;
