import { appeals } from "~/words/facts/appeals";
import { enquiries } from "~/words/facts/enquiries";
import { fraud } from "~/words/facts/fraud";
import { paye } from "~/words/facts/paye";
import { property } from "~/words/facts/property";
import { vat } from "~/words/facts/vat";
import { blog } from "~/words/pages/blog";
import { pen } from "~/words/pen";
import { promise } from "~/words/promise";
import { say } from "~/words/say";
import type {
  Four,
  PageMeta,
  ResourceFormat,
  ResourceItem,
  ResourceTopic,
  Six,
  ToolCard,
} from "~/words/types";

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

/** The place of this site that does at once what the first worksheet is for. */
const lastDay = {
  title: "Work it out on this site",
  page: "tax-appeal",
  anchor: "last-safe-day",
} as const;

const tools = [
  {
    title: `${promise("worksheet-letter-date", "Letter date worksheet")}: decisions`,
    description: say`The date on a decision, and its deadline: the last day of the ${enquiries.appealTime} in which most can be appealed. If your letter only asks, the date to reply by counts.`,
    blanks: [
      { label: "Decision dated (day 1)", written: pen("3 March") },
      { label: "Appeal by", written: pen("1 April") },
    ],
    cta: "Open Tool",
    now: lastDay,
    topic: "Tax Investigations",
    format: "Guides",
  },
  {
    title: promise("worksheet-cop9-calendar", "CoP9 answer calendar"),
    description: say`Sign nothing yet, but answer in time: silence counts as a rejection. Read us only the letter. Tell only a solicitor what happened. Your solicitor and we use this sheet with you: it spreads the work over the ${fraud.answerTime} from receiving the offer, to the last date, which your letter states.`,
    blanks: [
      { label: "Tell what happened to", written: pen("solicitor only") },
      { label: "Last day", written: pen("see the letter") },
    ],
    cta: "Open Tool",
    now: {
      title: "See it on our CoP9 page",
      page: "cop9",
      anchor: "last-safe-day",
    },
    topic: "CoP8/CoP9",
    format: "Guides",
  },
  {
    title: promise("worksheet-employer-check", "Employer check: the officer’s questions"),
    description: say`For employers: what HMRC asks, and the record that answers it. Did each report to HMRC go ${paye.fpsTime}? Which benefits were reported by ${paye.p11dDeadline}? We fill it in with you, after our advice.`,
    cta: "Open Tool",
    topic: "PAYE",
    format: "FAQ",
  },
  {
    title: promise("worksheet-vat-turnover", "VAT registration turnover check"),
    description: say`For a business that is not registered: your taxable sales of the last ${vat.registrationLookBack}, added up at each month end. It shows the month in which you passed ${vat.registrationThreshold}, if you did (threshold as at ${vat.registrationThreshold.asAt}).`,
    cta: "Open Tool",
    topic: "VAT",
    format: "Guides",
  },
] satisfies Four<ToolCard>;

const guides = [
  {
    title: "Allowable expenses for rental income",
    article: "allowable-expenses-for-rental-income",
    topic: "Compliance",
    format: "Guides",
    summary:
      "HMRC wrote about your rent, or you never declared it: what to do. Then which costs reduce the tax.",
  },
  {
    title: "What is tax investigation insurance?",
    article: "what-is-tax-investigation-insurance",
    topic: "Tax Investigations",
    format: "Guides",
    summary:
      "It usually pays an adviser’s fees in an enquiry, not the tax. If a letter has come, check whether you have it already.",
  },
  {
    title: "Two landlords’ tax, worked through",
    article: "allowable-expenses-for-rental-income",
    topic: "Compliance",
    format: "Case Studies",
    summary: say`The same rent and mortgage, at the basic and at the higher rate, now and from ${property.propertyRatesStart}. An example.`,
  },
  {
    title: "What is CoP9, and what does the letter mean?",
    article: "what-is-cop9",
    topic: "CoP8/CoP9",
    format: "FAQ",
    summary: say`What HMRC’s offer means, what the ${fraud.answerTime} are for, which ${fraud.formalDisclosureDocuments} make up the Formal Disclosure, and what happens if you do not reply.`,
  },
  {
    title: "How much is VAT in the UK?",
    article: "how-much-is-vat-in-the-uk-in-2025",
    topic: "VAT",
    format: "Articles",
    summary: say`Which sales carry ${vat.standardRate}, which ${vat.reducedRate} and which ${vat.zeroRate} (as at ${vat.standardRate.asAt}), and why it matters for VAT on your costs whether a sale is zero-rated or exempt.`,
  },
  {
    title: "What is the First-tier Tribunal (Tax)?",
    article: "what-is-first-tier-tribunal-tax",
    topic: "Tax Investigations",
    format: "Articles",
    summary: say`Who hears a tax appeal, and the ${appeals.afterReviewTime} in which to go there after a review of an income tax decision.`,
  },
] satisfies Six<ResourceItem>;

export const resources = {
  meta: {
    title: "Worksheets and guides for HMRC letters",
    description:
      "Worksheets for HMRC letters, VAT, PAYE and CoP9, and guides for landlords and on investigation insurance. Search them by keyword, topic or format.",
    keywords: "HMRC letter worksheet, VAT registration check, landlord tax guide",
    updated: "2026-11-30",
  } satisfies PageMeta,
  hero: {
    badge: "Resources",
    headline: "Find what helps with your letter",
    lede: "First find the reply date, then call us. If there is none, call us today.",
  },
  /** Above the short ways on. */
  start: blog.start,
  /** Where a reader with a letter begins. */
  ways: blog.ways,
  search: {
    label: "Search by keyword",
    heading: "Search guides and worksheets",
    topic: "Topic",
    format: "Format",
    clear: "Clear filters",
    /** After how many of how many are left. */
    counted: "resources",
    empty: "No resources found. Try adjusting your filters or search query.",
    finder: {
      title: "Looking for your letter? Find it by what it says",
      page: "investigation",
      anchor: "find-your-letter",
    } as const,
  },
  topics,
  formats,
  tools: {
    heading: "Worksheets",
    help: promise(
      "worksheets-gone-through",
      "Tell us which worksheet you want, and we go through it with you.",
    ),
    /** Before all of them: where a button leads that says that it opens something. */
    nothing: "“Open Tool” leads to our contact page.",
    example: "Example",
    items: tools,
  },
  guides: {
    heading: "Guides to read",
    later: "More questions, and where we answer them today",
    action: "Read More",
    place: "on our blog",
    items: guides,
  },
};
