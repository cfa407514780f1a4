import type { FaqItem, PageMeta, Ten } from "../types";

const questions = [
  {
    id: "services",
    question: "What can you help me with?",
    answer: [
      "Letters, checks and investigations by HMRC, including CoP8, CoP9, VAT and PAYE; appeals and tribunals; and the everyday work that keeps letters away: tax returns, VAT, payroll, bookkeeping, management accounts and advice before you sign something.",
      "If your matter needs a solicitor or another specialist, we say so on the first call.",
    ],
  },
  {
    id: "tax-preparation",
    question: "Do you prepare tax returns?",
    answer: [
      "Yes: Self Assessment, partnership and company returns, VAT returns and payroll submissions. You get the draft to read, with a note of anything unusual in it, before it goes to HMRC.",
    ],
  },
  {
    id: "turnaround",
    question: "How long does it take?",
    answer: [
      "It depends on the deadline in your letter and on how complete the records are. After the first talk you get a list of what we need, by when, and when to expect each piece.",
      "A short deadline goes first. If a letter asks questions, HMRC can be asked for more time, and it is better to ask before the date than after. Do not count on more time for an appeal or for a CoP9 offer.",
    ],
  },
  {
    id: "confidentiality",
    question: "Is what I tell you confidential?",
    answer: [
      "Yes. We do not speak to HMRC, your bank or your family about you unless you have agreed to it or the law obliges us to. Like every accountant and tax adviser in the UK we must follow the money-laundering rules, which in some cases oblige us to make a report; we explain at the start what that means for you.",
      "If your matter may be criminal, speak to a solicitor before you tell anybody the details. Talks with a solicitor usually have a legal protection that talks with an accountant do not.",
    ],
  },
  {
    id: "international-tax",
    question: "Can you help with tax in more than one country?",
    answer: [
      "Yes. We have offices in the UK, the United Arab Emirates, China and Pakistan, and help people with income, family or companies in more than one country: residence, double taxation, overseas rent, and disclosures to HMRC of income abroad.",
    ],
  },
  {
    id: "getting-started",
    question: "How do I start?",
    answer: [
      "Ring us, or send the form on this page. Have the letter at hand if there is one: its heading and its date tell us most of what we need. The first consultation is free and commits you to nothing.",
    ],
  },
  {
    id: "debt",
    question: "What if I cannot pay the tax?",
    answer: [
      "Say so early. HMRC may agree to payment in instalments, which it calls Time to Pay, when it is shown figures that it can believe. We prepare those figures and put the proposal for you.",
      "Interest usually goes on running meanwhile, so we also check that the tax asked for is really due.",
    ],
  },
  {
    id: "keeping-you-informed",
    question: "How will I know what is happening?",
    answer: [
      "One person is responsible for your case, and you have their name and number. You see letters to HMRC before they go and HMRC’s answers when they come, with a note in plain words of what they mean.",
    ],
  },
  {
    id: "audits",
    question: "Will you deal with HMRC for me?",
    answer: [
      "Yes. Once you have signed the authority, HMRC can write to us and speak with us. We attend visits and meetings with you, or in your place where HMRC accepts that. In a criminal investigation your solicitor does this, and we work alongside them.",
      "HMRC may still write to you directly. Send us every letter, even one that looks like a copy.",
    ],
  },
  {
    id: "feedback",
    question: "How do I say that I am not happy?",
    answer: [
      "Tell the person who acts for you, or write to us at the address on this page and head it “Complaint”. Somebody who did not work on your case reads it and answers you in writing.",
    ],
  },
] satisfies Ten<FaqItem>;

export const contact = {
  meta: {
    title: "Contact us for a free consultation",
    description:
      "Talk to a tax adviser about your HMRC letter. Phone, message, e-mail or send the form: the first consultation is free. Open seven days a week.",
    keywords: ["free tax consultation", "contact tax adviser", "HMRC letter help"],
    updated: "2026-11-21",
  } satisfies PageMeta,
  hero: {
    badge: "Free Consultation",
    headline: "Get in touch",
    lede: "Have the letter in front of you if you can. Its heading and its date are all we need to begin.",
  },
  details: {
    call: "Call us",
    message: "Message us on",
    write: "Write to us",
    copy: "Copy the address",
    copied: "Copied:",
    notCopied: "Your browser does not let us copy. The address is",
    hours: "Opening hours",
    office: "Our office in Manchester, UK",
  },
  form: {
    heading: "Or tell us here",
    text: "It takes about two minutes. Leave out anything you would rather say in person.",
    frameTitle: "Contact form",
    loading: "The form is on its way.",
    failed: {
      heading: "The form could not be loaded",
      text: "That is probably the provider’s fault or the connection’s. These reach us just as well:",
      retry: "Try the form again",
    },
  },
  faqs: { heading: "Questions people ask first", items: questions },
};
