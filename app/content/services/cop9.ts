import { offer, offerWithoutDate } from "../deadlines/cop9";
import * as fraud from "../tax-facts/fraud";
import * as penalties from "../tax-facts/penalties";
import type { FaqItem } from "../types";
import { penaltyRanges, ukFacts, ukRows } from "./penalty-ranges";
import type { DefencePage } from "./types";
import { yearsBack, yearsBackFacts } from "./years-back";

/** The upper end of the highest range for UK matters, taken from that range. */
const ukMaximum = penalties.concealedPrompted.value.replace(/^.* to /, "");

const questions: readonly FaqItem[] = [
  {
    id: "what-is-cop9",
    question: "What is a CoP9 investigation?",
    answer: [
      `It is HMRC’s civil procedure for suspected tax fraud, worked by its Fraud Investigation Service under Code of Practice 9. The current edition is dated ${fraud.cop9EditionDate.value}. As professional summaries report it, the Code describes tax fraud as dishonest behaviour that led to, or was intended to lead to, a loss or a risk of loss of tax.`,
      "HMRC’s policy is to deal with fraud in this way wherever appropriate. It can still choose a criminal investigation: our page on tax fraud says when. The offer goes to individuals. A company as such is not offered it.",
    ],
  },
  {
    id: "contractual-disclosure-facility",
    question: "What is the Contractual Disclosure Facility?",
    answer: [
      "It is a contract between you and HMRC, often shortened to CDF. You admit that your deliberate behaviour brought about a loss of tax, and you disclose all of it. In return HMRC gives an assurance that it will not start a criminal investigation into the tax fraud disclosed in a valid Outline Disclosure. You still pay the tax and the interest, and usually a penalty.",
      `Professional summaries of the Code say that HMRC may still open a criminal investigation if you reject the offer, do not answer within ${fraud.noReplyTime.value}, or accept without an Outline Disclosure. They say the same of what you left out, and of a false statement or document. The same goes for formal disclosure documents that are incorrect or incomplete, and for an admission that you withdraw.`,
    ],
  },
  {
    id: "ignoring-the-notice",
    question: "What happens if I ignore a CoP9 notice?",
    answer: [
      "HMRC treats no reply as a rejection. You cannot come back into the facility, and you have no assurance against criminal investigation. The case is normally referred to HMRC’s criminal investigators. If they do not take it on, HMRC investigates under CoP9 anyway. How little you helped then counts when a penalty is set.",
      "If the letter is too much to face, give it to someone you trust and let them call us. If you feel that you cannot go on, Samaritans answer at any time, free, on 116 123.",
    ],
  },
  {
    id: "what-does-hmrc-know",
    question: "Will HMRC tell me what it suspects?",
    answer: [
      "No. The opening letter gives no reasons, and HMRC will not discuss them while the offer is open. Its position is that the disclosure has to be yours.",
      "So the question to ask is not what HMRC knows but what there is to disclose. We start from your bank statements, your spending and your businesses, and work towards the returns.",
    ],
  },
  {
    id: "more-time",
    question: `Can I have longer than ${fraud.answerTime.value}?`,
    answer: [
      "Only with the written approval of HMRC’s authorising officer, and only for a good reason: something unexpected or outside your control. Running out of time is not a good reason.",
      "The Outline Disclosure does not have to be the full calculation. It has to describe each fraud honestly and completely on HMRC’s form. That can usually be done in the time if the work starts at once.",
    ],
  },
  {
    id: "mistakes-only",
    question: "What if I made mistakes but did nothing deliberate?",
    answer: [
      "Then the facility is not meant for you. Nobody should admit deliberate behaviour just to make a letter go away. A reasoned rejection, with the errors put right separately, may be the honest answer.",
      "Be sure before you choose it, because a rejection is final. Take advice from us on the tax and from a solicitor on the admission.",
    ],
  },
  {
    id: "duration",
    question: "How long does a CoP9 investigation take?",
    answer: [
      "HMRC publishes no standard duration. Most of the time goes into the report and HMRC’s checks on it, and a simple case can end without a detailed report. Accounts or trusts abroad make it longer. So do missing takings records, several people with different stories, and an Outline Disclosure that left something out. Money paid on account along the way limits the interest.",
    ],
  },
  {
    id: "moving-a-penalty",
    question: "What moves a penalty up or down, and do old errors cost more?",
    answer: [
      "How fully you tell HMRC what was wrong, help it work out the amount and give it access to the records. After a CoP9 letter a disclosure is usually prompted, so its quality is what you can still influence.",
      `Old errors usually do. If putting them right took a long time, normally over ${penalties.slowCorrectionPeriod.value}, HMRC says it will usually not go below ${penalties.slowCorrectionIncrease.value} above the bottom of the range in the table. Old offshore errors can have a penalty of their own.`,
      `If you never registered for the tax, another table applies. If that was deliberate, the ranges are the same. If not, the prompted range is ${penalties.failureToNotifyPrompted.value} (as at ${penalties.failureToNotifyPrompted.asAt}). It is ${penalties.failureToNotifyLaterPrompted.value} if HMRC heard of it more than ${penalties.failureToNotifyEarlyPeriod.value} after the tax was first unpaid.`,
      "While HMRC is considering a penalty, you have a right not to answer. Our tax investigations page explains it. But what you do not disclose is not covered by the assurance.",
      `HMRC can publish your name after a penalty for deliberate behaviour, if the tax at stake is over ${fraud.publicationTaxLimit.value} (as at ${fraud.publicationTaxLimit.asAt}). In most cases it cannot if you earned ${fraud.publicationAvoidedBy.value}. For money abroad, ask us first.`,
    ],
  },
  {
    id: "coming-forward",
    question: "Can I use CoP9 before HMRC writes to me?",
    answer: [
      "Yes. You can ask HMRC to use the Contractual Disclosure Facility for a voluntary disclosure, on HMRC’s form CDF1. HMRC considers the request and decides whether to make the offer.",
      "A disclosure made before you had reason to think that HMRC had found out, or was about to, is usually unprompted. The lowest penalty in each range is then lower, as the table on this page shows.",
    ],
  },
];

/** CoP9. */
export const cop9 = {
  meta: {
    title: "CoP9 and the Contractual Disclosure Facility",
    description:
      "A Code of Practice 9 (COP9) letter from HMRC? What the Contractual Disclosure Facility asks of you, the dates that count, the penalties, and what to do first.",
    updated: "2026-11-23",
  },
  badge: "CoP9",
  headline: "HMRC suspects fraud and offers you a contract",
  lede: "The letter says “Code of Practice 9” or “COP9”. HMRC suspects tax fraud and has chosen its civil procedure for now. If you accept, you admit and disclose everything that was deliberate, and put other errors right. In return HMRC gives an assurance that it will not start a criminal investigation into the fraud you disclosed. Do not decide alone: call us, and take a solicitor’s advice as well.",
  deadline: {
    before: "You have ",
    marked: fraud.answerTime.value,
    after:
      " from receiving the offer to accept or reject it. If you accept, the Outline Disclosure has to arrive inside the same time. HMRC’s letter gives the end date: work to that date.",
  },
  deadlines: [offer, offerWithoutDate],
  firstSteps: [
    {
      title: "Find the end date in the letter",
      description:
        "Write it down with the officer’s name and reference. Keep the envelope, because the postmark helps to show when the offer reached you.",
    },
    {
      title: "Sign nothing yet",
      description:
        "The acceptance is an admission of deliberate behaviour. The rejection cannot be taken back.",
    },
    {
      title: "Do not call HMRC",
      description:
        "It will not say what it suspects, and what you say is noted. Let us make the first contact.",
    },
    {
      title: "Stop what is wrong, keep what exists",
      description:
        "If something irregular is still going on, end it now. Leave every record as it is, and write no account of events before you have advice.",
    },
    {
      title: "Call us, and ask about a solicitor",
      description:
        "When you first call, tell us what the letter says, not what you did. What you tell a solicitor is usually privileged. What you tell us usually is not, and accountants have reporting duties under the money-laundering rules.",
    },
  ],
  bring: [
    "The whole pack: letter, Code of Practice 9, contract forms, Outline Disclosure form and notes",
    "The envelope, or the date on which the letter reached you",
    "Your tax returns, and those of any company or partnership you control",
    "The bank and card statements that you still hold, here and abroad",
    "Earlier letters from HMRC, including any check that came before this one",
  ],
  sections: [
    {
      kind: "steps",
      heading: "The Contractual Disclosure Facility, step by step",
      strip: {
        time: fraud.answerTime.value,
        first: "The offer reaches you",
        last: "The last day for your answer",
        inside: "The Outline Disclosure arrives inside the same time",
        caption: `One box for each of the ${fraud.answerTime.value} from receiving the offer. By the last one, HMRC has to have your acceptance and the Outline Disclosure, or your rejection.`,
      },
      steps: [
        {
          when: "When it arrives",
          title: "The offer is made",
          description: `The pack holds the letter, the Code, the forms for accepting and rejecting, and the Outline Disclosure form. It does not say what HMRC suspects. For ordinary post, HMRC’s manual counts from ${fraud.offerPostTime.value} after the letter is produced. Work to the end date in the letter.`,
        },
        {
          when: `Within ${fraud.answerTime.value}`,
          title: "You accept or reject",
          description:
            "You send back one signed form. A rejection stands even if you change your mind while time is left. No answer is treated as a rejection.",
        },
        {
          when: `Inside the same ${fraud.outlineDisclosureTime.value}`,
          title: "The Outline Disclosure",
          description:
            "On HMRC’s form you admit deliberate behaviour and describe each fraud: what was done, who took part, which taxes and which years. Without a valid one, the acceptance is invalid. Errors that were not deliberate can be left for later, but have to follow. If it is valid, HMRC gives its assurance for the fraud it describes. Fraud that you left out is not covered.",
        },
        {
          when: "To an agreed timetable",
          title: "The meeting and the Disclosure Report",
          description:
            "HMRC usually asks for an early meeting, to which your advisers come with you. If a fraud comes up that you left out, ask for a break, and speak to your solicitor first, then to us. Unless the matter is simple, we then prepare a report: what happened, the tax and interest year by year, and the evidence. You adopt it only if it is correct and complete.",
        },
        {
          when: "When the figures are agreed",
          title: "Formal Disclosure and settlement",
          description: `You sign ${fraud.formalDisclosureDocuments.value}: a statement of worldwide assets and liabilities, a certificate of bank accounts, a certificate of debit and credit cards and, last, the Certificate of Full Disclosure. HMRC can investigate a false declaration in any of them criminally. The tax, interest and penalty are then settled.`,
        },
      ],
    },
    {
      kind: "text",
      heading: "Should I accept or reject?",
      remark: "A rejection is final",
      paragraphs: [
        "Did you know that a return was wrong, or that tax was due and not declared, whether yours or someone else’s? If so, the facility was made for your situation, and its assurance covers only what you disclose. If not, accepting means admitting to something you did not do.",
        "Most histories are mixed. Some years were deliberate, some careless, some an accountant’s slip. We sort the years with you before any form is filled in. The decision is yours, with a solicitor’s advice.",
      ],
    },
    {
      ...penaltyRanges,
      scale: { ...penaltyRanges.scale, numbered: 100 },
      heading: "What penalties can HMRC charge?",
      intro: `CoP9 cases can bring penalties of up to ${penalties.offshoreCategory3Maximum.value} of tax due for offshore matters, and up to ${ukMaximum} for UK matters. Both are of the potential lost revenue, broadly the extra tax.`,
      caption: `Penalty ranges for an inaccuracy in a return: UK matters, then the offshore maximum (as at ${penalties.deliberatePrompted.asAt})`,
      rows: [
        ...ukRows,
        {
          heading: "Offshore, at most",
          figures: [
            { label: "Category 1 territory", value: penalties.offshoreCategory1Maximum.value },
            { label: "Category 2 territory", value: penalties.offshoreCategory2Maximum.value },
            { label: "Category 3 territory", value: penalties.offshoreCategory3Maximum.value },
          ],
        },
      ],
      note: "The category depends on how the territory exchanges information with the UK. The lowest offshore penalties are usually higher too. Old errors, and tax for which you never registered, are in the questions below.",
    },
    {
      ...yearsBack,
      intro: undefined,
      note: `The period of your disclosure follows what happened. ${yearsBack.note}`,
    },
  ],
  penalties: "direct taxes",
  faqs: { heading: "Questions people ask about CoP9", items: questions },
  facts: [
    fraud.answerTime,
    fraud.offerPostTime,
    fraud.outlineDisclosureTime,
    fraud.noReplyTime,
    fraud.formalDisclosureDocuments,
    fraud.cop9EditionDate,
    ...yearsBackFacts,
    ...ukFacts,
    penalties.offshoreCategory1Maximum,
    penalties.offshoreCategory2Maximum,
    penalties.offshoreCategory3Maximum,
    penalties.slowCorrectionPeriod,
    penalties.slowCorrectionIncrease,
    penalties.failureToNotifyEarlyPeriod,
    penalties.failureToNotifyPrompted,
    penalties.failureToNotifyLaterPrompted,
    fraud.publicationTaxLimit,
    fraud.publicationAvoidedBy,
  ],
  related: ["tax-fraud", "tax-investigations", "cop8", "forensic-accounting"],
} satisfies DefencePage;
