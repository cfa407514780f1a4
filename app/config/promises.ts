import type { PageId } from "./pages.ts";

interface PromisingFile {
  /** The page that shows the words, or the first of those that do. */
  page: PageId;
  /** By an id for `signed-off.ts`: a part of the sentence, as it stands in the file. */
  promises: Record<string, string>;
}

/*
 * Every sentence of the copy that promises a habit of the firm, by its file in `app/content/`. The owner
 * answers each in `signed-off.ts`; `npm run preflight` lists those without an answer.
 */
export const promisesByFile = {
  "consultation.ts": {
    page: "home",
    promises: {
      "fee-in-writing-first": "you get the fee in writing first",
      "nothing-owed-without-work": "If not, you owe nothing.",
      "first-consultation-free": "The first consultation is free, and it may be all you need.",
    },
  },
  "pages/home.ts": {
    page: "home",
    promises: {
      "consultation-by-phone-video-office": "by phone, by video or in the office",
      "guides-are-sent": "Tell us which guide you want, and we will send it to you.",
      "guide-first-week": "The first week of an HMRC enquiry",
      "guide-cop9-offer": "The CoP9 offer, day by day",
      "guide-appeal-review-tribunal": "Appeal, review or tribunal",
    },
  },
  "pages/faqs.ts": {
    page: "faqs",
    promises: {
      "fee-agreed-with-vat": "you agree our fee before the work starts, with VAT included",
      "told-when-a-solicitor-is-needed": "and tell you when you need one",
    },
  },
  "pages/lead-form.ts": {
    page: "contact",
    promises: { "acts-only-once-agreed": "We act for you only once we have agreed so in writing." },
  },
  "pages/contact.ts": {
    page: "contact",
    promises: {
      "draft-before-it-is-sent": "You get the draft to read before it goes to HMRC",
      "list-after-consultation": "After the first consultation you get a list of what we need",
      "short-deadline-first": "A short deadline goes first.",
      "silence-without-consent":
        "We do not speak to HMRC, your bank or your family about you unless",
      "laundering-duty-explained": "We explain at the start what that means for you.",
      "letters-seen-both-ways": "You see HMRC’s answers when they come, with a note in plain words",
      "visits-attended": "We attend visits and meetings with you",
      "every-client-asked-for-review": "At the end we ask every client for a review.",
    },
  },
  "pages/about.ts": {
    page: "about",
    promises: {
      "letters-agreed": "nothing is sent until you agree to it",
      "told-who-serves-better":
        "If someone else would serve you better, such as a solicitor, we tell you",
      "no-figure-not-believed": "We give HMRC no figure that we do not believe",
      "figures-traceable": "can be traced to a document, or is marked in our file as an estimate",
      "second-reading": "a second person reads a letter before it leaves",
      "guides-dated": "Our guides say when they were written or last changed.",
      "one-sheet-kept": "After each step we bring it up to date and send it to you",
      "figures-checked-first": "We compare the return with the bank statements and invoices before",
      "one-person-responsible": "One person is responsible for your case",
      "told-when-no-firm-is-needed":
        "we say so in the first consultation, and you can write it yourself",
      "reviews-asked-alike": "in the same words whether it went well or badly",
      "reviews-not-paid": "We never pay for one, and give no discount, gift or favour",
      "reviews-from-clients-only": "Nobody who works for us, is related to us or trades with us",
      "reviews-matched-to-cases": "Before we publish a review we match it to a case in our files",
      "reviews-kept-whole": "the sense must stay the same. Praise and criticism are treated alike.",
      "doubtful-reviews-down": "We take it down while we look into it",
      "reviews-risk-checked": "From time to time we check how a false review could slip through",
      "complaints-answered-by-another":
        "Someone who did not work on your case reads the whole file",
      "complaints-answered-soon": "We answer as soon as we can.",
      "complaints-cost-nothing": "We charge nothing for looking into a complaint",
      "other-ways-to-read": "read out over the phone or sent in large print",
    },
  },
  "pages/privacy-policy.ts": {
    page: "privacy-policy",
    promises: {
      "newsletter-only-on-request": "We send the newsletter only to those who have asked for it",
      "addresses-not-sold": "We do not sell or lend addresses",
      "data-only-where-needed": "Files are open only to those who need them.",
      "data-abroad-with-safeguard": "We use a safeguard that UK law recognises",
      "no-computer-alone": "No decision about you is made by a computer alone.",
      "files-destroyed": "It is then destroyed.",
      "no-analytics": "We use no analytics and no advertising",
      "data-complaints-answered": "tell you how it is going, and give you the outcome",
      "told-before-new-use": "we tell those concerned before we start",
    },
  },
  "pages/blog.ts": {
    page: "blog",
    promises: {
      "newsletter-says-when": "or when a change in the law makes an old one wrong. Nothing else.",
      "newsletter-can-be-stopped": "Each issue says how to stop it.",
    },
  },
  "pages/offices.ts": {
    page: "offices",
    promises: { "letter-read-before-meeting": "Someone who knows UK tax will then have read it." },
  },
  "pages/resources.ts": {
    page: "resources",
    promises: {
      "worksheets-gone-through": "Tell us which worksheet you want, and we go through it with you.",
      "worksheet-letter-date": "Letter date worksheet",
      "worksheet-vat-turnover": "VAT registration turnover check",
      "worksheet-employer-check": "Employer check: the officer’s questions",
      "worksheet-cop9-calendar": "CoP9 answer calendar",
    },
  },
  "services/management-accounting.ts": {
    page: "management-accounting",
    promises: {
      "sheets-with-clients": "worksheets that we go through with clients, on a call or in person",
      "sheet-tax-calculator": "Tax calculator",
      "sheet-chequebook": "Chequebook balancer",
      "sheet-savings": "Savings Excel",
      "sheet-vat-calculator": "VAT calculator",
      "pack-on-agreed-date": "The pack, on the date that we agree with you",
    },
  },
  "services/investigation.ts": {
    page: "investigation",
    promises: {
      "one-adviser": "One adviser who writes, calls and attends meetings for you",
      "note-after-each-step": "A written note after each step",
    },
  },
  "services/services-list.ts": {
    page: "services",
    promises: {
      "answers-in-writing": "A written answer to each question, with the reasoning behind it",
      "replies-approved": "Every reply drafted for you to approve before it is sent",
      "payroll-on-time": "send the payslips, and report to HMRC on or before payday",
      "questions-each-month": "A short list of questions each month about anything unclear",
    },
  },
  "services/value-added-tax.ts": {
    page: "value-added-tax",
    promises: { "vat-returns-seen-first": "send nothing before you have seen it" },
  },
  "services/tax-tribunal.ts": {
    page: "tax-tribunal",
    promises: { "told-when-a-barrister-is-needed": "for a barrister, we say so early" },
  },
  "services/tax-fraud.ts": {
    page: "tax-fraud",
    promises: { "solicitor-before-admission": "We ask you to take a solicitor’s advice as well" },
  },
  "services/tax-investigations.ts": {
    page: "tax-investigations",
    promises: { "notes-checked": "check HMRC’s note of it before anyone signs" },
  },
  "blog/what-is-tax-investigation-insurance.md": {
    page: "blog",
    promises: { "no-insurance-sold": "{firm} does not sell insurance" },
  },
} satisfies Record<string, PromisingFile>;

type Promises = (typeof promisesByFile)[keyof typeof promisesByFile]["promises"];

/** The id of one promise. */
export type PromiseId = Promises extends infer Each
  ? Each extends unknown
    ? keyof Each
    : never
  : never;
