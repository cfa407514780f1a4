import { firm } from "~/firm/firm";
import { headOffice } from "~/firm/firm-details";
import { countries, series } from "~/firm/places";
import { pen } from "~/words/pen";
import { promise } from "~/words/promise";
import type { Faqs, PageMeta } from "~/words/types";
import { fullDuty, knew } from "~/words/who-hears-what";

const isOpenDaily =
  firm.openingHours.flatMap((line) => (line.closed ? [] : line.days)).length === 7;

const spoken = firm.dealings?.languages ? ` ${firm.dealings.languages}` : "";

const questions = [
  {
    id: "confidentiality",
    question: "Is what I tell you confidential?",
    isFirstSentenceOpen: true,
    answer: [
      `${promise("silence-without-consent", "We do not speak to HMRC, your bank or your family about you unless you have agreed to it or the law obliges us to.")} The money-laundering rules oblige all UK accountants and tax advisers to report in some cases. ${promise("laundering-duty-explained", "We explain at the start what that means for you.")}`,
      "If you may be accused of a crime, speak to a solicitor before you tell anyone else the details. The law usually protects what you tell a solicitor to get legal advice, and usually not what you tell us.",
    ],
  },
  {
    id: "getting-started",
    question: "How do I start, and what does it cost?",
    isFirstSentenceOpen: true,
    answer: [
      `The first consultation is free and commits you to nothing. ${promise("fee-in-writing-first", "If you want us to act, you get the fee in writing first.")} Call us, or send the form on this page. Have the letter to hand if there is one: its heading and its date tell us most of what we need.`,
      `If you have fee protection insurance, tell the insurer before any work begins. Such a policy usually does not pay for work done before the insurer agreed to it. If ${knew}, see a solicitor before you tell the insurer, and soon: a late notice can cost the cover.`,
    ],
  },
  {
    id: "debt",
    question: "What if I cannot pay the tax?",
    answer: [
      "If HMRC already knows of the tax, ask it early for more time. If it does not know yet, take advice before you tell it. HMRC may agree to payment in instalments, called Time to Pay, if your figures show that you can keep to them. We prepare the figures and make the proposal for you. Interest goes on meanwhile, so we also check that the tax is really due.",
      "If illness or anything else makes dealing with HMRC hard, ask it for extra support. The charity TaxAid advises people on low incomes. If the worry becomes too much, Samaritans listen day and night on 116 123.",
    ],
  },
  {
    id: "services",
    question: "What can you help me with?",
    answer: [
      "HMRC letters, checks and investigations, including CoP8, CoP9, VAT and PAYE. Appeals and tribunals. And the everyday work: tax returns, VAT, payroll, bookkeeping, management accounts, and advice before you sign something.",
      "If you need a solicitor or another specialist, we say so at the first consultation.",
    ],
  },
  {
    id: "turnaround",
    question: "How long does it take?",
    answer: [
      `It depends on the deadline in your letter and on how complete your records are. ${promise("list-after-consultation", "After the first consultation you get a list of what we need, by when, and when to expect each piece of work.")}`,
      `${promise("short-deadline-first", "A short deadline goes first.")} If a letter asks questions, HMRC may agree to more time: ask before the date, not after it. Do not count on more time for an appeal or for a CoP9 offer.`,
    ],
  },
  {
    id: "audits",
    question: "Do you help with a tax check or audit?",
    answer: [
      `Yes. HMRC calls it a compliance check, an enquiry or an investigation. Once you have signed the authority, HMRC can write to us and speak to us. ${promise("visits-attended", "We attend visits and meetings with you, or in your place where HMRC accepts that.")} HMRC may still write to you directly: send us every letter, even one that looks like a copy.`,
      "The audit of a company’s accounts is different work, and only a registered auditor may sign it. We can tell you whether that is what your letter is about, and get the accounts ready for the auditor.",
    ],
  },
  {
    id: "international-tax",
    question: "Can you help with tax in more than one country?",
    answer: [
      `Yes. ${countries.length > 1 ? `We have offices in ${series(countries)}. ` : ""}We help people with income, family or companies in more than one country: residence, double taxation, overseas rent, and income abroad that was not declared.`,
      `Such income can often be disclosed through HMRC’s Worldwide Disclosure Facility. If ${knew}, speak to a solicitor before you use it: HMRC has another procedure for that.`,
    ],
  },
  {
    id: "tax-preparation",
    question: "Do you prepare tax returns?",
    answer: [
      `Yes: Self Assessment, partnership and company returns, VAT returns and payroll submissions. ${promise("draft-before-it-is-sent", "You get the draft to read before it goes to HMRC, with a note of anything unusual in it.")}`,
    ],
  },
  {
    id: "keeping-you-informed",
    question: "How will I know what is happening?",
    answer: [
      `You see our letters to HMRC before they go. ${promise("letters-seen-both-ways", "You see HMRC’s answers when they come, with a note in plain words of what they mean.")}`,
    ],
  },
  {
    id: "feedback",
    question: "How do I complain, or praise?",
    answer: [
      `Tell the person who acts for you, at any time, what was good and what was not. ${promise("every-client-asked-for-review", "At the end we ask every client for a review.")}`,
      "If something went wrong, write to us and head it “Complaint”. Our about page says who looks into it, and what you can expect.",
    ],
  },
] satisfies Faqs;

export const contact = {
  meta: {
    title: "Contact us for a free consultation",
    description: `Speak to a tax adviser about your HMRC letter. Call, message, email or send the form: the first consultation is free.${isOpenDaily ? " Open seven days a week." : ""}`,
    keywords: "free tax consultation, contact tax adviser, HMRC letter help",
    updated: "2026-11-30",
  } satisfies PageMeta,
  hero: {
    badge: "Free Consultation",
    headline: "Get in touch",
    lede: `Call, and read us only HMRC’s letter. We are tax advisers, not HMRC. The first consultation is free.${spoken}`,
  },
  details: {
    call: "Call us",
    note: pen("no name needed", "by phone"),
    /** What to look for before the call. */
    date: {
      heading: "Before you call, find this date",
      text: "Many letters print the last day for your answer. If yours does not, call today.",
    },
    write: "Or write your own way",
    textOnly: `Write only what the letter says, not what happened. Send no photo yet: it shows your reference numbers. What you knew, or suspected, is for a solicitor first.`,
    /** Before the name of the messaging service. */
    open: "Open",
    copy: "Copy it",
    copied: "Copied:",
    notCopied: "Your browser does not let us copy. The address is",
    hours: "Opening hours",
    /** For whom the opening hours come too late: the way to the page about the letter, and what to do there. */
    today: {
      lead: "Is the last day today, and we are closed?",
      title: "See what to do today",
      page: "investigation" as const,
      anchor: "find-your-letter",
      after: ": find your letter and enter its date.",
    },
    closed:
      "Until we open: send only the words given there, sign nothing else without advice, and throw nothing away.",
  },
  form: {
    heading: "Or send us a message",
    text: `Write only what the letter says, not what happened: HMRC’s own words admit nothing. If only days are left, call instead. ${firm.dealings?.messagesAnswered ?? ""}`.trim(),
    law: `If ${knew}, see a solicitor first: we may have to report what you tell us. [${fullDuty.title}](privacy-policy#${fullDuty.id}).`,
    frameTitle: "Contact form",
    loading: "The form is loading.",
    failed: {
      heading: "The form could not be loaded",
      text: "The form’s provider or your connection may be down. You can also reach us here:",
      retry: "Try the form again",
      /** Above a provider's frame that loaded and says nothing: it may hold the form, or the browser's own page about an error. */
      unsure: {
        heading: "Is there no form below?",
        text: "Its provider or your connection may be down. If you see the form, carry on. You can also reach us here:",
        retry: "Load the form again, empty",
      },
    },
  },
  office: {
    heading: `Our office in ${headOffice.name}, ${headOffice.country.replace("United Kingdom", "UK")}`,
    text: "By appointment: please call before you come.",
  },
  faqs: { heading: "Questions people ask first", items: questions },
};
