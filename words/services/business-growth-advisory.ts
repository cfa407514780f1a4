import { amountOf, pounds } from "~/words/blog/amounts";
import { companies } from "~/words/facts/companies";
import { paye } from "~/words/facts/paye";
import { vat } from "~/words/facts/vat";
import { pen } from "~/words/pen";
import { say } from "~/words/say";
import type { ServicePage } from "./service-page";

/* The worked hiring cost: an invented salary and margin, reckoned with the facts, to the pound. */
const salary = 30_000;
const margin = 0.4;
const insurance = Math.round(
  amountOf(paye.employerNicRate) * (salary - amountOf(paye.secondaryThreshold)),
);
const pension = Math.round(
  amountOf(paye.pensionEmployerContribution) * (salary - amountOf(paye.pensionBandLower)),
);
const hiringCost = salary + insurance + pension;
const salesNeeded = Math.round(hiringCost / margin / 1000) * 1000;

export const businessGrowthAdvisory = {
  meta: {
    title: "Business growth advice: cash, hiring, tax and exit",
    description:
      "A cash forecast with your tax dates in it, margins by job, the worked cost of a new employee, corporation tax bands, and figures for a lender or a buyer.",
    updated: "2026-11-23",
  },
  badge: "Business Growth Advisory",
  headline: "Know what growth costs before you pay for it",
  lede: "More sales can leave less in the bank: stock, wages and tax fall due before the customer pays. We work out the next hire, price, loan or sale in figures, month by month. No HMRC deadline hangs on this. To start, call us and tell us what you want to decide, and by when.",
  offerings: {
    heading: "Four questions we answer in figures",
    items: [
      {
        title: "Will the money last?",
        description:
          "A forecast by week for the next quarter and by month after it, with VAT, PAYE and corporation tax on the dates they leave the account. It shows the lowest point, the week it falls in, and which late invoice or payment would move it.",
      },
      {
        title: "Does each job make money?",
        description: say`We work out the margin on each product, job and customer after materials and hours. Adding a third to your cost leaves you a quarter of the price, not a third. If you sell to the public and are nearing the VAT registration threshold of ${vat.registrationThreshold} (as at ${vat.registrationThreshold.asAt}), we work out your prices with VAT too.`,
      },
      {
        title: "Can I afford to hire?",
        pen: pen("count more", "than the wage"),
        description:
          "We cost the whole post, not only the salary: employer’s National Insurance, pension, holiday cover, equipment, and the months before the work pays for itself. Then we say how much more you must sell, at your own margin, for it to break even.",
      },
      {
        title: "Can I borrow, or sell?",
        description:
          "For a lender we build forecasts that join up: profit, balance sheet and cash from one set of assumptions. For a sale we look at the business as a buyer’s accountant will, and put right what would lower the price while there is still time.",
      },
    ],
  },
  note: pen("cash first,", "then growth"),
  sections: [
    {
      kind: "text",
      heading: "When does a growing business run short of cash?",
      paragraphs: [
        "Often in the quarter after its best one. The sale is in the books, the customer has not paid, and the tax on it falls due all the same. A profit and loss account does not warn you of that. A cash forecast does. We update it from your bookkeeping, and tell you which bills need planning for. Three dates catch growing companies:",
      ],
      points: [
        say`VAT is usually due ${vat.returnTime} after the VAT period ends, whether or not your customers have paid you, unless you use a scheme such as cash accounting.`,
        say`PAYE and National Insurance, paid electronically, are due by the ${paye.paymentDayElectronic} of the month. Each new employee raises that payment from the first payday.`,
        say`Corporation tax is due ${companies.paymentTime} after the accounting period for companies outside quarterly instalments, so the tax on a good year leaves the account during the next one.`,
      ],
    },
    {
      kind: "table",
      heading: "What does the next employee really cost?",
      intro:
        "An example with an invented salary. The employee is 21 or over and enrolled in a pension.",
      caption: `One employee on ${pounds(salary)} a year, ${paye.employerNicRate.taxYear} (as at ${paye.employerNicRate.asAt})`,
      columns: ["Cost", "What the rule says", "For this post, about"],
      rows: [
        [
          "Salary",
          say`At least ${paye.livingWage} from age 21. Rates change each ${paye.minimumWageChangeDate}`,
          pounds(salary),
        ],
        [
          "Employer’s National Insurance",
          say`${paye.employerNicRate} of pay above ${paye.secondaryThreshold}`,
          pounds(insurance),
        ],
        [
          "Workplace pension",
          say`At least ${paye.pensionEmployerContribution} of pay between ${paye.pensionBandLower} and ${paye.pensionBandUpper}`,
          pounds(pension),
        ],
        [
          "Together",
          "Before recruitment, training, equipment and holiday cover",
          pounds(hiringCost),
        ],
        [
          "With Employment Allowance",
          say`Takes up to ${paye.employmentAllowance} off employer’s National Insurance, for employers who qualify`,
          `${pounds(hiringCost - insurance)} if none of it is used yet`,
        ],
      ],
      note: `If you keep ${margin * 100}p of each pound of sales after materials and hours, this post needs about ${pounds(salesNeeded)} of extra sales a year to pay for itself. National Insurance can be lower for some younger workers and apprentices.`,
    },
    {
      kind: "table",
      heading: "Why can extra profit be taxed at a higher rate?",
      intro:
        "A company’s rate depends on its profits. In the middle band marginal relief fades out, so that each further pound is taxed at more than either headline rate. In that band, decide before the year end when to buy equipment or pay a bonus.",
      caption: `Corporation tax bands for a company without associated companies (as at ${companies.mainRate.asAt})`,
      columns: ["Profits of the year", "Rate", "The next pound"],
      rows: [
        [
          say`Up to ${companies.smallProfitsLimit}`,
          say`${companies.smallProfitsRate}, the small profits rate`,
          companies.smallProfitsRate,
        ],
        [
          say`From ${companies.smallProfitsLimit} to ${companies.mainRateLimit}`,
          say`${companies.mainRate} less marginal relief`,
          say`${companies.marginalReliefEffectiveRate} in effect`,
        ],
        [
          say`Over ${companies.mainRateLimit}`,
          say`${companies.mainRate}, the main rate, on all of it`,
          companies.mainRate,
        ],
      ],
      note: "Both limits are shared with associated companies, broadly those under the same control, and reduced for short periods. So a second company for the new venture can raise the tax on the first.",
    },
    {
      kind: "text",
      heading: "What will a lender or a buyer ask to see?",
      paragraphs: [
        "If you mean to sell, begin well before you look for a buyer. An owner who sells shares usually pays capital gains tax on the gain. Business Asset Disposal Relief can lower the rate, but its conditions must be met for some time before the sale. Spare cash or property in the company can get in the way.",
        "A lender and a buyer both ask: can these figures be trusted, and will they go on without you? We put this into the pack that answers them:",
      ],
      points: [
        "Filed accounts, and management accounts that agree with them up to last month.",
        "A forecast of profit, balance sheet and cash, with the assumption behind each figure.",
        "Sales by customer, and what would happen if the largest one left.",
        "The list of debtors and creditors by age, and proof that VAT, PAYE and corporation tax are up to date.",
        "Your own pay shown as what a manager would cost, so that the profit is the buyer’s profit.",
      ],
    },
  ],
  exchange: [
    {
      send: "Access to your bookkeeping, and your bank balance today",
      receive: "A cash forecast by week, with its lowest point marked",
    },
    {
      send: "Price list, supplier prices, and the hours behind a typical job",
      receive: "The margin on each, and which to reprice or to stop",
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
  related: ["management-accounting", "tax-advisory", "payroll", "value-added-tax"],
} satisfies ServicePage;
