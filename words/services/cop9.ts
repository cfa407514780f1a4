import { firm } from "~/firm/firm";
import { pathOf } from "~/site/pages";
import { consultationWithOffer } from "~/words/consultation";
import { offer, offerWithoutDate } from "~/words/deadlines/cop9";
import { offerSheet } from "~/words/example-sheets";
import { fraud } from "~/words/facts/fraud";
import { penalties } from "~/words/facts/penalties";
import { askAboutTheOffer, findASolicitor } from "~/words/find-a-solicitor";
import { pen } from "~/words/pen";
import { penaltyWords } from "~/words/penalties/penalty-words";
import { say } from "~/words/say";
import { suspectedCrime } from "~/words/who-hears-what";
import { firstMeans, laterFoundMeans, penaltyRanges, ukRows } from "./penalty-ranges";
import type { DefencePage } from "./service-page";

/** The upper end of the highest range for UK matters, taken from that range. */
const ukMaximum = `${penalties.concealedPrompted.value.to}%`;

/** CoP9. */
export const cop9 = {
  meta: {
    title: "CoP9 and the Contractual Disclosure Facility",
    description:
      "A Code of Practice 9 (COP9) letter from HMRC? What the Contractual Disclosure Facility asks of you, the dates that count, the penalties, and what to do first.",
    updated: "2026-11-30",
  },
  badge: "CoP9",
  headline: "Code of Practice 9: suspected tax fraud",
  verdict:
    "Nobody has charged you. If there was fraud, and you accept in time and admit all of it truthfully, HMRC promises no criminal investigation into that. Otherwise one can follow. Decide with a solicitor.",
  tell: {
    text: "First read us only the letter. Then tell only a solicitor (a lawyer) what happened.",
    link: {
      title: "Find a solicitor",
      href: `${pathOf("tax-fraud")}#${findASolicitor.id}`,
    },
  },
  deadline: [
    {
      marked: fraud.answerTime,
      after: "to answer, from receiving it",
    },
  ],
  letters: [offerSheet],
  pen: pen("tick nothing yet"),
  clock: {
    strip: {
      time: fraud.answerTime,
      first: "The offer reaches you",
      last: "The last day for your answer",
    },
    heading: "days from receiving the offer",
    text: "By the last day in the letter, HMRC has to have your rejection, or your acceptance with a valid Outline Disclosure: the form in which you say what you did.",
    pen: pen("call today, then a solicitor"),
  },
  closing:
    "Read us only the letter. We tell you what it means and how long you have. What happened is for a solicitor first.",
  next: consultationWithOffer,
  deadlines: [offer, offerWithoutDate],
  firstSteps: [
    {
      title: "Find the last day in the letter",
      description:
        "HMRC must have your answer by then. Keep the envelope: the postmark helps to date it.",
    },
    {
      title: "Call us and read out only the letter",
      underlined: "only the letter",
      description: `You learn your last day, and what to ask a solicitor. The letter is HMRC’s own: reading it out admits nothing. Say no more to us. ${suspectedCrime} What you tell a solicitor is usually protected, what you tell us usually not.`,
    },
    {
      title: "Do not call HMRC about it",
      description:
        "It notes what you say. After a solicitor’s advice, we can ask HMRC if it is genuine: you sign one authority, nothing from the pack.",
    },
    {
      title: "Tell only a solicitor what happened",
      description: `See one before you answer. Say: ${askAboutTheOffer}`,
    },
    {
      title: "Sign nothing yet",
      underlined: "nothing",
      description:
        "Sign nothing from the pack before a solicitor has advised you, in time for the last day. Accepting admits fraud. A rejection cannot be taken back.",
    },
    {
      title: "Make no new mistakes, keep everything",
      description:
        "Put nothing false on the next return. Do not hide money or move it out of reach. Write no account of what happened before you have advice.",
    },
  ],
  bring: [
    "The whole pack: letter, Code, forms and notes",
    "The envelope, or the day the letter came",
    "Your tax returns, and those of any company or partnership you control",
    "Earlier letters from HMRC, about any check",
  ],
  sections: [
    {
      kind: "text",
      heading: "Should I accept or reject?",
      underlined: "a solicitor.",
      truth:
        "Accepting admits fraud. A rejection is final. Tick nothing before you see a solicitor.",
      paragraphs: [],
      ways: [
        {
          title: "Accept",
          hasBox: true,
          paragraphs: [
            "Let a solicitor say whether the contract is meant for you.",
            "It may be, if you knew, then or later, that HMRC was told nothing, too little or something wrong, and let it stand, or suspected it and chose not to check. So too for someone else’s tax, if you had a part in it. If none of this is so, accepting may mean admitting what you did not do: ask the solicitor that, too.",
          ],
          more: {
            heading: "The two forms, and what follows",
            text: "You sign two forms, and HMRC must have both by the last day: the acceptance, and the Outline Disclosure, in which you admit fraud. HMRC then promises no criminal investigation into what you described truthfully and in full. You still pay tax, interest and usually a penalty.",
          },
        },
        {
          title: "Reject",
          hasBox: true,
          paragraphs: [
            "If, before this letter, you never knew or suspected that HMRC was told nothing, too little or something wrong, by you, for you or with your help, the honest answer may be to reject.",
            "Any errors are then put right separately: nobody should admit fraud just to make a letter go away. Let the solicitor decide whether to give reasons, and word them.",
            "If you reject, or HMRC has no valid answer by the last day, you cannot go back, and a criminal investigation can follow.",
          ],
        },
        {
          title: "Not sure which is yours?",
          paragraphs: [
            "Tick nothing yet, and see a solicitor today, well before the last day: after it, silence counts as a rejection.",
            "If you suspected it, the offer may be meant for you. If you are not sure whether it was on purpose, or it was on purpose in some years and a mistake in others, ask the solicitor, then decide.",
          ],
        },
      ],
    },
    {
      kind: "steps",
      heading: "The contract, step by step",
      folded: "titles",
      steps: [
        {
          when: "When it arrives",
          title: "The offer is made",
          description: say`The pack holds the letter, the Code, the forms for accepting and rejecting, and the Outline Disclosure form. It does not say what HMRC suspects. For ordinary post, HMRC’s manual counts from ${fraud.offerPostTime} after the letter is produced.`,
        },
        {
          when: "By the last day in the letter",
          title: "You accept or reject",
          description:
            "To reject, you sign one form. To accept, you sign two, the acceptance and the Outline Disclosure, and HMRC must have both in time. A rejection stands even if you change your mind while time is left. No answer is treated as a rejection.",
        },
        {
          when: "By that last day too",
          title: "The Outline Disclosure",
          description:
            "You admit deliberate behaviour and describe each fraud: what was done, who took part, which taxes and which years. HMRC takes its own form only. To be valid it is signed, it admits and describes each fraud, and nothing in it takes the admission back. If yours is not valid and time is left, its manual tells the officer to contact you: a reason to be early. Without a valid one, the acceptance is invalid. Other errors can follow later, but have to follow. The assurance covers the fraud that you describe, and no other.",
        },
        {
          when: "To an agreed timetable",
          title: "The meeting and the Disclosure Report",
          description:
            "HMRC usually asks for an early meeting, to which your advisers come with you. If a fraud comes up that you left out, ask for a break. Speak to your solicitor first, then to us. Unless the matter is simple, we then prepare a report: what happened, the tax and interest year by year, and the evidence. You adopt it only if it is correct and complete.",
        },
        {
          when: "When the figures are agreed",
          title: "Formal Disclosure and settlement",
          description: say`You sign ${fraud.formalDisclosureDocuments}: a statement of worldwide assets and liabilities, a certificate of bank accounts, a certificate of debit and credit cards and, last, the Certificate of Full Disclosure. HMRC can investigate a false declaration in any of them criminally. The tax, interest and penalty are then settled.`,
        },
      ],
    },
    {
      ...penaltyRanges,
      scale: { ...penaltyRanges.scale, numbered: 100 },
      heading: penaltyWords.heading,
      folded: "passage",
      about: say`Up to ${ukMaximum} of the tax for UK matters, and penalties of up to ${penalties.offshoreCategory3Maximum} of tax due for the most serious matters abroad, where extra penalties can come on top. Telling HMRC everything can lower it: ask a solicitor first.`,
      intro: say`These are percentages of the “potential lost revenue”, broadly the extra tax. Once you have the letter, “HMRC wrote first” usually applies.`,
      caption: `Penalty ranges for an inaccuracy in a return: UK matters, then the offshore maximum (as at ${penalties.deliberatePrompted.asAt})`,
      rows: [
        ...ukRows,
        {
          heading: "Only if money or property is abroad",
          figures: [
            { label: "Category 1 territory", fact: penalties.offshoreCategory1Maximum },
            { label: "Category 2 territory", fact: penalties.offshoreCategory2Maximum },
            { label: "Category 3 territory", fact: penalties.offshoreCategory3Maximum },
          ],
        },
      ],
      notes: [
        firstMeans,
        laterFoundMeans,
        "That is for the penalty alone: to let a mistake stand can be fraud. Ask the solicitor.",
        "The category depends on how the territory exchanges information with the UK. Offshore, the lowest penalty is usually higher as well.",
        "Three things lower a penalty: telling HMRC everything, helping with the figures, handing over the records. You need not answer questions while HMRC considers one (see our [tax investigations page](tax-investigations)). But if you accept, you undertake to disclose everything, and the assurance covers only what you disclose: ask your solicitor first.",
        say`If putting errors right took over ${penalties.slowCorrectionPeriod}, HMRC says it will usually not go below ${penalties.slowCorrectionIncrease} above the bottom of the range. Tax for which you never registered has its own table. If that was deliberate, its UK ranges are the same.`,
        say`After a penalty for deliberate behaviour HMRC can publish your name, if over ${fraud.publicationTaxLimit} of tax is at stake (as at ${fraud.publicationTaxLimit.asAt}). In most cases it cannot if you earned the maximum reduction for disclosure. A disclosure after a CoP9 letter is usually prompted, and for money abroad a prompted one gives no protection from being named.`,
        say`HMRC can go back up to ${penalties.deliberateTimeLimit} for tax that was lost deliberately, or where you had no notice to file in time, sent no return and told HMRC nothing, with no reasonable excuse. The other limits are shorter: our [tax investigations page](tax-investigations) has them.`,
      ],
    },
  ],
  penalties: "direct taxes",
  faqs: {
    heading: "Questions people ask about CoP9",
    items: [
      {
        id: "what-is-cop9",
        question: "What is a CoP9 investigation?",
        answer: [
          "It is HMRC’s civil procedure for suspected tax fraud: dishonest behaviour that led to a loss of tax, or the risk of one, or was meant to. Its Fraud Investigation Service does the work. HMRC can still choose a criminal investigation. The offer goes to individuals, not to a company. If someone else has one too, each answers for themselves: do not agree what to say.",
        ],
      },
      {
        id: "contractual-disclosure-facility",
        question: "What is the Contractual Disclosure Facility?",
        answer: [
          "It is a contract between you and HMRC, often shortened to CDF. You admit that your deliberate behaviour brought about a loss of tax, and you disclose all of it. In return HMRC gives an assurance that it will not start a criminal investigation into the fraud you disclosed. You still pay the tax and the interest, and usually a penalty.",
          "HMRC may still open a criminal investigation if you reject the offer, do not answer in time, or accept without a valid Outline Disclosure. It may do so for what you left out, and for false statements or documents. The same goes for formal disclosure documents that are incorrect or incomplete, and for an admission that you withdraw.",
        ],
      },
      {
        id: "ignoring-the-notice",
        question: "What happens if I ignore a CoP9 notice?",
        answer: [
          "HMRC treats no reply as a rejection. If the last day has passed, see a solicitor today, and do not write to HMRC yourself. You cannot come back into the facility, and you have no assurance against criminal investigation. The case normally goes to HMRC’s criminal investigators. If they do not take it on, HMRC investigates under CoP9 anyway, and how little you helped counts when a penalty is set.",
          "If the letter is too much to face, give it, and no more, to someone you trust who had no part in it, and let them call us. If you feel that you cannot go on, Samaritans answer at any time, free, on 116 123.",
        ],
      },
      {
        id: "more-time",
        question: say`Can I have longer than ${fraud.answerTime}?`,
        isFirstSentenceOpen: true,
        answer: [
          "Only with the written approval of HMRC’s authorising officer, and only for a good reason: something unexpected or outside your control. Running out of time is not a good reason.",
          "The Outline Disclosure does not have to be the full calculation. It has to describe each fraud honestly and completely. That can usually be done in the time if the work starts at once.",
        ],
      },
      {
        id: "duration",
        question: "How long does a CoP9 investigation take?",
        answer: [
          "HMRC publishes no standard duration. Most of the time goes into the report and HMRC’s checks on it, and a simple case can end without one. Accounts or trusts abroad make it longer. So do missing records, people with different stories, and an Outline Disclosure that left something out. Once you have accepted, money paid on account limits the interest: ask your solicitor first.",
          ...(firm.dealings?.cop9Duration ? [firm.dealings.cop9Duration] : []),
        ],
      },
      {
        id: "coming-forward",
        question: "Can I use CoP9 before HMRC writes to me?",
        answer: [
          "Yes, but see a solicitor first: there is no assurance until HMRC makes the offer and you make a valid disclosure. You can ask HMRC to use the Contractual Disclosure Facility for a voluntary disclosure, on HMRC’s form CDF1. HMRC considers the request and decides whether to make the offer.",
          "It usually counts as “first” in the table, and the penalty can be lower.",
        ],
      },
    ],
  },
  related: ["tax-fraud", "tax-investigations", "cop8", "forensic-accounting"],
} satisfies DefencePage;
