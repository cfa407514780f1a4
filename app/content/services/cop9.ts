import * as fraud from "../tax-facts/fraud";
import * as penalties from "../tax-facts/penalties";
import type { FaqItem, Four, ProcessStep } from "../types";
import type { DefencePage } from "./types";

/** The upper end of the highest range for UK matters, taken from that range. */
const ukMaximum = penalties.concealedPrompted.value.replace(/^.* to /, "");

/** The documents of the Formal Disclosure. */
const signedDocuments = [
  {
    title: "Statement of worldwide assets and liabilities",
    description:
      "What you own and owe, here and abroad, at agreed dates: property, businesses, investments, cash, loans. HMRC compares it with the income you have declared, so a forgotten account or a loan from a relative has to be found before you sign.",
  },
  {
    title: "Certificate of bank accounts",
    description:
      "Every account you operated during the period of the fraud, including closed and overseas ones, with a signature that the list is complete.",
  },
  {
    title: "Certificate of debit and credit cards",
    description:
      "The same for every card. Cards show where money was spent, which is why they have a certificate of their own.",
  },
  {
    title: "Certificate of Full Disclosure",
    description:
      "Your signed statement that everything has been disclosed. Where there is a Disclosure Report, it is given last, once HMRC has checked the report and the liabilities are agreed.",
  },
] as const satisfies Four<ProcessStep>;

const questions: readonly FaqItem[] = [
  {
    id: "what-is-cop9",
    question: "What is a CoP9 investigation?",
    answer: [
      `It is HMRC’s civil procedure for suspected tax fraud, worked by its Fraud Investigation Service under Code of Practice 9. The current edition is dated ${fraud.cop9EditionDate.value}. It describes tax fraud as dishonest behaviour that led to, or was intended to lead to, a loss or a risk of loss of tax.`,
      "It starts with an offer, the Contractual Disclosure Facility. The offer goes to individuals. A company as such is not offered it, but the people responsible for what the company did can be.",
    ],
  },
  {
    id: "contractual-disclosure-facility",
    question: "What is the Contractual Disclosure Facility?",
    answer: [
      "It is a contract between you and HMRC, often shortened to CDF. You admit that your deliberate behaviour brought about a loss of tax, and you disclose all of it. In return HMRC gives an assurance that it will not start a criminal investigation into the tax fraud disclosed in a valid Outline Disclosure.",
      "The assurance goes no further than that. Fraud you leave out is not covered, and HMRC keeps the right to investigate false declarations criminally. You still pay the tax and the interest, and usually a penalty.",
    ],
  },
  {
    id: "ignoring-the-notice",
    question: "What happens if I ignore a CoP9 notice?",
    answer: [
      `After ${fraud.noReplyTime.value} HMRC treats no reply as a rejection. You cannot come back into the Contractual Disclosure Facility, and you have no assurance against criminal investigation.`,
      "The case is then normally referred to the part of the Fraud Investigation Service that investigates crime. If that team does not take it on, HMRC investigates under CoP9 anyway, and how little you co-operated then counts when a penalty is set. If your date is close, call us with the letter in front of you.",
    ],
  },
  {
    id: "what-does-hmrc-know",
    question: "Will HMRC tell me what it suspects?",
    answer: [
      "No. The opening letter gives no reasons, and HMRC will not discuss them while the offer is open. Its position is that the disclosure has to be yours. What it holds may have come from a third party whom it will not name.",
      "So the question to ask is not what HMRC knows but what there is to disclose. We start from your bank statements, your lifestyle and your businesses, and work towards the returns.",
    ],
  },
  {
    id: "more-time",
    question: `Can I have longer than ${fraud.answerTime.value}?`,
    answer: [
      "Only with the written approval of HMRC’s authorising officer, and only for a good reason: something unexpected or outside your control. Running out of time is not a good reason.",
      "The Outline Disclosure does not have to be the full calculation. It has to describe each fraud honestly and completely on HMRC’s form, which can usually be done in the time if the work starts in the first days.",
    ],
  },
  {
    id: "mistakes-only",
    question: "What if I made mistakes but did nothing deliberate?",
    answer: [
      "Then the facility is not meant for you. It is for admitting deliberate behaviour, and nobody should sign that admission to make a letter go away. A reasoned rejection, with the errors put right separately, may be the honest answer.",
      "Be sure before you choose it. HMRC treats a rejection as final even if you change your mind within the time allowed, and you then have no assurance against criminal investigation. Take advice from us on the tax and from a solicitor on the admission.",
    ],
  },
  {
    id: "how-far-back",
    question: "How far back will HMRC go?",
    answer: [
      `Where the behaviour was deliberate, up to ${fraud.cop9YearsBack.value}. That is the most the law allows, not the number of years in every case: the period of the disclosure follows what happened.`,
      "Banks rarely keep statements for as long as that. Where records have gone, the report uses estimates, says that they are estimates and shows how they were made.",
    ],
  },
  {
    id: "coming-forward",
    question: "Can I use CoP9 before HMRC writes to me?",
    answer: [
      "Yes. A person can ask HMRC to use the Contractual Disclosure Facility for a voluntary disclosure, on HMRC’s form CDF1. HMRC considers the request and decides whether to make the offer.",
      "A disclosure made before you had reason to think that HMRC had found out, or was about to, is usually unprompted, and the lowest penalty in each range is then lower, as the table on this page shows.",
    ],
  },
];

/** CoP9. */
export const cop9 = {
  meta: {
    title: "CoP9 and the Contractual Disclosure Facility",
    description:
      "HMRC has offered you the Contractual Disclosure Facility. What CoP9 asks of you, the dates that count, the penalties, and what to do first.",
    updated: "2026-11-21",
  },
  badge: "CoP9 investigations",
  headline: "A CoP9 letter is an offer with a date on it",
  lede: "HMRC’s letter says “Code of Practice 9” or “COP9”. It means that HMRC suspects tax fraud, has chosen its civil procedure for now, and offers you a contract: you admit and disclose everything that was deliberate, put any other errors right, and HMRC gives an assurance that it will not start a criminal investigation into the fraud you disclosed. You can accept the offer or reject it. Neither should be done alone at the kitchen table. You can talk to us about your letter today.",
  deadline: {
    before: "You have ",
    marked: fraud.answerTime.value,
    after:
      " from receiving the offer to accept or reject it. If you accept, the Outline Disclosure has to arrive inside the same time. HMRC’s letter gives the end date: work to that date.",
  },
  firstSteps: [
    {
      title: "Find the end date in the letter",
      description:
        "Write it down with the officer’s name and reference. Keep the envelope, because the postmark helps to show when the offer reached you.",
    },
    {
      title: "Sign nothing yet",
      description:
        "The acceptance is an admission of deliberate behaviour. The rejection cannot be taken back. Leave both forms blank until you have had advice.",
    },
    {
      title: "Do not ask HMRC what it knows",
      description:
        "It will not say, and what you tell the officer in asking is noted. Let us make the first contact.",
    },
    {
      title: "Stop what is wrong, keep what exists",
      description:
        "If something irregular is still going on, end it now. Then leave every record, message and account as it is.",
    },
    {
      title: "Call us, and ask about a solicitor",
      description:
        "We prepare the disclosure and the figures. Whether to make the admission is also a legal question, so a solicitor should advise you beside us. What you tell a solicitor is usually privileged. What you tell us usually is not.",
    },
  ],
  bring: [
    "The whole pack: letter, Code of Practice 9, contract forms, Outline Disclosure form and notes",
    "The envelope, or the date on which the letter reached you",
    "Your tax returns, and those of any company or partnership you control",
    "A list of every bank account and card you have used, here and abroad, open or closed",
    "Earlier letters from HMRC, including any check that came before this one",
  ],
  sections: [
    {
      kind: "text",
      heading: "What is in the pack, and what does it leave out?",
      paragraphs: [
        "The pack holds the letter, the Code of Practice, the contract with its forms for accepting and rejecting, and the Outline Disclosure form with notes. What it leaves out is the suspicion itself. HMRC does not say which tax, which year or which account it has in mind, and it will not discuss this while the offer is open.",
        "CoP9 is a civil procedure, but it is the last stop before a criminal one. HMRC’s stated policy is to deal with fraud under it wherever appropriate and to keep criminal investigation for cases that need a strong deterrent, or where only a criminal sanction is appropriate. HMRC keeps complete discretion between the two.",
      ],
    },
    {
      kind: "steps",
      heading: "The Contractual Disclosure Facility, step by step",
      intro:
        "Two things have a date fixed by HMRC: your answer and the Outline Disclosure. Everything after them runs to a timetable that is agreed with the officer.",
      steps: [
        {
          when: "The day it arrives",
          title: "The offer is made",
          description: `The time runs from receiving the offer. For a letter sent by ordinary post, HMRC’s manual starts counting ${fraud.offerPostTime.value} after the letter is produced. Do not rely on your own count: the letter states the end date.`,
        },
        {
          when: `Within ${fraud.answerTime.value}`,
          title: "You accept or reject",
          description:
            "You send back one signed form. Acceptance enters you into the contract. A rejection stands even if you change your mind while time is left. Silence is treated as a rejection.",
        },
        {
          when: `Inside the same ${fraud.outlineDisclosureTime.value}`,
          title: "The Outline Disclosure",
          description:
            "On HMRC’s own form you admit deliberate behaviour and describe each fraud: what was done, who took part, which taxes and which years. Acceptance without a valid Outline Disclosure is invalid. Errors that were not deliberate may be left for later without making it invalid, but they have to be dealt with.",
        },
        {
          when: "When HMRC has read it",
          title: "The assurance",
          description:
            "If the Outline Disclosure is valid, HMRC gives its assurance that it will not start a criminal investigation into the fraud disclosed in it. This does not mean that HMRC agrees the disclosure is complete.",
        },
        {
          when: "Soon after",
          title: "The first meeting",
          description:
            "HMRC usually asks for an early meeting to go through the disclosure and settle what the report must cover. You attend voluntarily, with your advisers, and can ask for a break. If another fraud comes up that was not in the Outline Disclosure, stop and speak to us and your solicitor in private first: it is outside the assurance.",
        },
        {
          when: "To an agreed timetable",
          title: "The Disclosure Report",
          description:
            "Unless the matter is simple, we prepare a report: the history, how the fraud worked, the tax and interest year by year, and the evidence behind each figure. You read it and adopt it only if it is correct and complete. The first three of the documents listed below go in with it.",
        },
        {
          when: "When the figures are agreed",
          title: "Full disclosure and settlement",
          description:
            "HMRC tests the report. Once the liabilities are agreed you sign the Certificate of Full Disclosure. Direct taxes are normally settled by a contract for tax, interest and penalty, and VAT by assessment.",
        },
      ],
    },
    {
      kind: "rows",
      heading: `Which ${fraud.formalDisclosureDocuments.value} do I sign in the Formal Disclosure?`,
      intro:
        "You sign and date each one yourself. An adviser cannot sign for you, and HMRC can investigate a false declaration in any of them criminally.",
      rows: signedDocuments,
    },
    {
      kind: "text",
      heading: "Should I accept or reject?",
      paragraphs: [
        "It depends above all on one question of fact: did you know, when a return went in or did not go in, that it was wrong? If so, the facility was made for your situation, and its assurance covers only what you disclose. If not, accepting means admitting to something you did not do, and HMRC expects the admission to be true.",
        "Most people’s history is neither all one nor all the other. Some years were deliberate, some were careless, some were an accountant’s slip. Sorting the years is the first work we do with you, before any form is filled in. We tell you what the records show. The decision is yours, taken with a solicitor’s advice on what the admission means.",
      ],
    },
    {
      kind: "text",
      heading: "How long does a CoP9 investigation take?",
      paragraphs: [
        "HMRC publishes no standard duration, and anybody who names one before seeing your papers is guessing. Once the Outline Disclosure has gone in, most of the time goes into the report and HMRC’s checks on it.",
        "It tends to be shorter where the fraud is straightforward and easy to put a figure on. HMRC’s manual says that its officers can then move swiftly to a conclusion, sometimes without a detailed report. It helps if the bank statements exist, and if the scope of the report is agreed at the first meeting. Money paid on account along the way limits the interest.",
        "These things make it longer:",
      ],
      points: [
        "Accounts, companies or trusts abroad, where statements have to be ordered and translated",
        "A cash business without daily takings records, so that every year is an estimate HMRC has to be satisfied with",
        "Several people or companies in the same story, each with a version of it that HMRC compares",
        "An Outline Disclosure that left something out, which HMRC must then investigate thoroughly itself",
      ],
    },
    {
      kind: "table",
      heading: "What penalties can HMRC charge?",
      intro: `CoP9 cases can bring penalties of up to ${penalties.offshoreCategory3Maximum.value} of tax due. That is for some offshore cases only. For UK matters it is up to ${ukMaximum}. Percentages are of the potential lost revenue, broadly the extra tax, and come on top of the tax and interest.`,
      caption: `Penalty ranges for an inaccuracy in a return, UK matters (${penalties.deliberatePrompted.appliesFrom})`,
      columns: ["Behaviour", "Unprompted: you told HMRC first", "Prompted: HMRC wrote first"],
      rows: [
        [
          "Reasonable care was taken",
          penalties.reasonableCare.value,
          penalties.reasonableCare.value,
        ],
        ["Careless", penalties.carelessUnprompted.value, penalties.carelessPrompted.value],
        [
          "Deliberate but not concealed",
          penalties.deliberateUnprompted.value,
          penalties.deliberatePrompted.value,
        ],
        [
          "Deliberate and concealed",
          penalties.concealedUnprompted.value,
          penalties.concealedPrompted.value,
        ],
      ],
      note: `Offshore matters (income tax, capital gains tax, inheritance tax): the maximum is ${penalties.offshoreCategory1Maximum.value}, ${penalties.offshoreCategory2Maximum.value} or ${penalties.offshoreCategory3Maximum.value}, depending on how the territory exchanges information with the UK, and the lowest penalties are usually higher too. Offshore irregularities up to ${penalties.requirementToCorrectPeriodEnd.value} that were not corrected by ${penalties.requirementToCorrectDeadline.value} can bring a penalty of their own: as a standard ${penalties.failureToCorrectStandard.value} of the tax, and not below ${penalties.failureToCorrectMinimum.value} except in special circumstances, unless there is a reasonable excuse. In some cases a further penalty based on the value of the assets is possible.`,
    },
    {
      kind: "text",
      heading: "What moves a penalty within its range?",
      paragraphs: [
        "Three things that HMRC weighs: telling it what was wrong and how it came about, helping it to work out the amount, and giving it access to the records. A report that answers the next question before it is asked earns more than one that has to be corrected.",
        "After a CoP9 letter a disclosure is usually prompted, because HMRC made the first move. The quality of the disclosure is then what remains in your hands. We set out in the report, with dates, what you told HMRC and when.",
        "A penalty is not always the end. After a settlement HMRC can monitor a person’s tax affairs under its Managing Serious Defaulters programme, and in some cases publishes the names of deliberate defaulters. Ask us about both early, because the quality of the disclosure can bear on them.",
      ],
    },
    {
      kind: "text",
      heading: "When can HMRC still investigate criminally?",
      paragraphs: [
        `The assurance covers the fraud that is disclosed, as long as the disclosure is honest. Under the edition of ${fraud.cop9EditionDate.value}, HMRC may still open a criminal investigation in these cases:`,
      ],
      points: [
        `You reject the offer, or do not answer within ${fraud.noReplyTime.value}`,
        "You accept, but send no Outline Disclosure",
        "The Outline Disclosure is incomplete, as far as what was left out is concerned",
        "You make a false statement, or give HMRC a false document",
        "The formal disclosure documents are incorrect or incomplete",
        "You withdraw the admission",
      ],
    },
  ],
  faqs: { heading: "Questions people ask about CoP9", items: questions },
  facts: [
    fraud.answerTime,
    fraud.offerPostTime,
    fraud.outlineDisclosureTime,
    fraud.noReplyTime,
    fraud.formalDisclosureDocuments,
    fraud.cop9EditionDate,
    fraud.cop9YearsBack,
    penalties.reasonableCare,
    penalties.carelessUnprompted,
    penalties.carelessPrompted,
    penalties.deliberateUnprompted,
    penalties.deliberatePrompted,
    penalties.concealedUnprompted,
    penalties.concealedPrompted,
    penalties.offshoreCategory1Maximum,
    penalties.offshoreCategory2Maximum,
    penalties.offshoreCategory3Maximum,
    penalties.failureToCorrectStandard,
    penalties.failureToCorrectMinimum,
    penalties.requirementToCorrectPeriodEnd,
    penalties.requirementToCorrectDeadline,
  ],
  related: ["tax-fraud", "cop8", "forensic-accounting", "tax-tribunal"],
} satisfies DefencePage;
