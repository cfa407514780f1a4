import * as appeals from "../tax-facts/appeals";
import * as enquiries from "../tax-facts/enquiries";
import * as fraud from "../tax-facts/fraud";
import * as paye from "../tax-facts/paye";
import * as property from "../tax-facts/property";
import * as vat from "../tax-facts/vat";
import type {
  Four,
  PageMeta,
  ResourceFormat,
  ResourceItem,
  ResourceTopic,
  Six,
  TaxFact,
  ToolCard,
} from "../types";

const topics = [
  "All",
  "Tax Investigations",
  "VAT",
  "PAYE",
  "CoP8/CoP9",
  "Compliance",
] as const satisfies readonly ("All" | ResourceTopic)[];

const formats = ["All", "Guides", "Case Studies", "FAQ", "Articles"] as const satisfies readonly (
  | "All"
  | ResourceFormat
)[];

const tools = [
  {
    title: "Letter date worksheet",
    description: `One page to fill in from your letter: its date, who sent it, and whether it asks or decides. For a decision it gives the last safe date of the ${enquiries.appealTime.value} in which most can be appealed. The date on the letter counts as day 1.`,
    cta: "Open Tool",
    topic: "Tax Investigations",
    format: "Guides",
  },
  {
    title: "VAT registration turnover check",
    description: `Your taxable sales of the last ${vat.registrationLookBack.value}, added up at each month end and compared with the threshold of ${vat.registrationThreshold.value} (as at ${vat.registrationThreshold.asAt}). It shows in which month you passed it, if you did.`,
    cta: "Open Tool",
    topic: "VAT",
    format: "Guides",
  },
  {
    title: "Employer check: the officer’s questions",
    description: `What HMRC usually asks an employer, and the record that answers it. Who was paid outside the payroll? Did each report to HMRC go ${paye.fpsTime.value}? Which benefits were reported by ${paye.p11dDeadline.value}? We fill it in with you after you have had advice.`,
    cta: "Open Tool",
    topic: "PAYE",
    format: "FAQ",
  },
  {
    title: "CoP9 answer calendar",
    description: `The ${fraud.answerTime.value} from receiving the offer, on one sheet: when to have an adviser, when the Outline Disclosure should be in draft, and the last date, which your letter states.`,
    cta: "Open Tool",
    topic: "CoP8/CoP9",
    format: "Guides",
  },
] satisfies Four<ToolCard>;

const guides = [
  {
    title: "Allowable expenses for rental income",
    category: "Taxes",
    topic: "Compliance",
    format: "Guides",
    summary: `Which costs reduce your taxable rent and which do not: repairs or improvements, agents’ fees, replaced furniture, mileage. And why mortgage interest on a home that you let yourself is not an expense, but brings a tax reduction of ${property.financeCostReduction.value} (as at ${property.financeCostReduction.asAt}).`,
  },
  {
    title: "Two landlords’ tax, worked through",
    category: "Taxes",
    topic: "Compliance",
    format: "Case Studies",
    summary: `The same rent and the same mortgage, at the basic and at the higher rate: the profit, the tax, the reduction for interest and what is left, now and from ${property.propertyRatesStart.value}. The landlords are invented. Part of our guide to allowable expenses.`,
  },
  {
    title: "What is CoP9, and what does the letter mean?",
    category: "Investigation",
    topic: "CoP8/CoP9",
    format: "FAQ",
    summary: `What HMRC’s offer means, what the ${fraud.answerTime.value} are for, which ${fraud.formalDisclosureDocuments.value} make up the Formal Disclosure, and what happens if you do not reply.`,
  },
  {
    title: "How much is VAT in the UK?",
    category: "VAT Guides",
    topic: "VAT",
    format: "Articles",
    summary: `Which sales carry ${vat.standardRate.value}, which ${vat.reducedRate.value} and which ${vat.zeroRate.value} (as at ${vat.standardRate.asAt}), and why it matters for VAT on your costs whether a sale is zero-rated or exempt.`,
  },
  {
    title: "What is the First-tier Tribunal (Tax)?",
    category: "Investigation",
    topic: "Tax Investigations",
    format: "Articles",
    summary: `Who hears a tax appeal, which of the ${appeals.tribunalCategories.value} a case is put in, and the ${appeals.afterReviewTime.value} in which to go there after a review of an income tax decision.`,
  },
  {
    title: "What is tax investigation insurance?",
    category: "Investigation",
    topic: "Tax Investigations",
    format: "Guides",
    summary:
      "Such a policy usually pays for an adviser’s fees in an enquiry, not for the tax. What it covers, what it commonly leaves out, such as CoP9 and criminal cases, and what to look for in the wording.",
  },
] satisfies Six<ResourceItem>;

export const resources = {
  meta: {
    title: "Worksheets and guides for HMRC letters",
    description:
      "Worksheets for HMRC letters, VAT, PAYE and CoP9, and guides for landlords and on investigation insurance. Search them by keyword, topic or format.",
    keywords: ["HMRC letter worksheet", "VAT registration check", "landlord tax guide"],
    updated: "2026-11-23",
  } satisfies PageMeta,
  hero: {
    badge: "Resources",
    headline: "Find what helps with your letter",
    lede: "Worksheets that we fill in with you, and guides to read by yourself. If your deadline is close, call us first and read afterwards.",
  },
  search: {
    label: "Search by keyword",
    hint: "For example: rent, payroll, tribunal",
    topic: "Topic",
    format: "Format",
    clear: "Clear filters",
    empty: "No resources found. Try adjusting your filters or search query.",
  },
  topics,
  formats,
  tools: {
    heading: "Worksheets",
    help: "Open Tool takes you to our contact page. Tell us which worksheet you want, and we go through it with you.",
    items: tools,
  },
  guides: {
    heading: "Guides to read",
    help: "Read More takes you to our blog, where these guides appear. Those marked “Being written” there are not finished yet.",
    action: "Read More",
    items: guides,
  },
  facts: [
    enquiries.appealTime,
    vat.registrationLookBack,
    vat.registrationThreshold,
    paye.fpsTime,
    paye.p11dDeadline,
    fraud.answerTime,
    fraud.formalDisclosureDocuments,
    property.financeCostReduction,
    property.propertyRatesStart,
    vat.standardRate,
    vat.reducedRate,
    vat.zeroRate,
    appeals.tribunalCategories,
    appeals.afterReviewTime,
  ] satisfies readonly TaxFact[],
};
