import { offer, offerWithoutDate } from "../deadlines/cop9";
import { scamCheck, scamCheckFacts } from "../scam-check";
import * as fraud from "../tax-facts/fraud";
import * as penalties from "../tax-facts/penalties";
import type { Faqs, Five, TimedStep } from "../types";
import { deliberateFacts, deliberateRows, penaltyRanges } from "./penalty-ranges";
import type { DefencePage } from "./types";

/** The five stages; their titles are fixed by the specification. */
const stages = [
  {
    when: "The first contact",
    title: "Notification",
    description:
      "A civil case usually begins with a letter: Code of Practice 9 and an offer to accept or reject. A criminal case may begin with an invitation to an interview under caution, with officers who hold a search warrant, or with an arrest. Sometimes the first sign is a production order, served on your bank or your accountant.",
  },
  {
    when: "Before any answer",
    title: "Preparation",
    description:
      "We find out what there is before anyone speaks. We read the returns against the bank statements, and separate deliberate acts from mistakes. In a criminal case your solicitor leads this stage and decides what is prepared and for whom. In a CoP9 case we draft the Outline Disclosure with you.",
  },
  {
    when: "While evidence is gathered",
    title: "Investigation",
    description:
      "In a civil case HMRC asks questions, asks for meetings and tests the disclosure. In a criminal one it can apply for production orders and search warrants, make arrests, and search people and premises after an arrest. There your solicitor speaks for you, and we explain the figures to your solicitor.",
  },
  {
    when: "When the facts are in",
    title: "Resolution",
    description:
      "A civil case ends in a settlement of tax, interest and penalty, or in assessments that can be appealed. In a criminal case an independent prosecutor decides whether there will be charges, and the courts decide the rest. A case can also end without charges, and HMRC may then still collect the tax by civil means.",
  },
  {
    when: "After the outcome",
    title: "Aftermath",
    description:
      "There is a settlement to pay, and there are later returns to file correctly. HMRC can monitor your tax under its Managing Serious Defaulters programme. In some cases it publishes names: our CoP9 page says when. Criminal assets can be recovered. We set up records that stand up to a second look.",
  },
] as const satisfies Five<TimedStep>;

const questions = [
  {
    id: "what-is-tax-fraud",
    question: "What counts as tax fraud?",
    answer: [
      "Dishonesty. Takings left out on purpose, invoices that were invented and wages paid off the books are examples. A wrong figure that you believed to be right is not.",
      "It does not have to be your own tax, and you do not have to have gained from it. Someone who helps another person’s business to hide income can be investigated too.",
    ],
  },
  {
    id: "will-i-go-to-prison",
    question: "Will I go to prison?",
    answer: [
      "A prison sentence can only come from a court, after a conviction. HMRC says that it deals with fraud by its civil procedure, CoP9, wherever appropriate. So a suspicion of fraud does not by itself mean a criminal court.",
      "HMRC has complete discretion, so nobody can promise you which way your case will go. What you do first, and whether what you say is true, is the part you control.",
      "If the worry is more than you can carry, talk to someone today. Samaritans listen at any hour, free, on 116 123.",
    ],
  },
  {
    id: "interview-under-caution",
    question: "HMRC has invited me to an interview under caution. Must I go?",
    answer: [
      "It is part of a criminal investigation. If you are asked to attend voluntarily, you are not obliged to go, but declining can have consequences, and so can answering or staying silent. That choice belongs to you and a criminal solicitor. Do not reply to the invitation before you have spoken to one.",
      `In England and Wales the caution is: “${fraud.caution.value}” If you are arrested, you have a right to ${fraud.policeStationAdvice.value} at the police station. Scotland and Northern Ireland have rules of their own. In Scotland you can speak to ${fraud.scottishArrestAdvice.value} after an arrest, including during questioning.`,
    ],
  },
  {
    id: "search-warrant",
    question: "Officers are at the door with a search warrant. What should I do?",
    answer: [
      "Ask to see the warrant, check that the address is yours, and call a criminal solicitor at once. Officers do not usually have to wait until the solicitor arrives. Do not obstruct them, and do not hide, delete or destroy anything.",
      "You can be polite without discussing the case. Point out letters and messages from a lawyer, which may be legally privileged, before they are removed. Ask for a list of what is taken and keep the copy of the warrant. Write down the officers’ names and the times afterwards.",
    ],
  },
  {
    id: "civil-to-criminal",
    question: "Can a civil case turn criminal, or the other way round?",
    answer: [
      "Both happen. A materially false statement or document in a civil enquiry is one of the cases in which HMRC will generally consider a criminal investigation. And when a CoP9 offer is rejected or ignored, the case is normally referred to HMRC’s criminal investigators.",
      "In the other direction, a criminal investigation can end without charges, and HMRC can then pursue the tax and a penalty under its civil powers. Whatever is written in one should be written with the other in mind.",
    ],
  },
  {
    id: "coming-forward",
    question: "Should I come forward before HMRC finds it?",
    answer: [
      "You can ask HMRC for the Contractual Disclosure Facility without waiting for a letter. The lowest penalty is then usually lower, as the table on this page shows. If HMRC agrees to use the facility and the disclosure is valid, it gives an assurance that it will not start a criminal investigation into the fraud disclosed.",
      "Do not send a confession by post or through HMRC’s helpline first. An admission outside the facility does not carry that assurance. Take advice from a solicitor and from us before anything is sent.",
    ],
  },
  {
    id: "confidential-or-privileged",
    question: "Is what I tell you protected in the way it is with a solicitor?",
    answer: [
      "It is confidential, but usually not privileged. Legal privilege covers lawyers’ advice. In a criminal investigation a court can order an accountant to produce documents. Accountants and tax advisers also have duties to report under the money-laundering rules.",
      "So in a criminal matter your solicitor should be the first person to hear the full story. The solicitor can then instruct us, and decides how our work is done and who sees it. When you first call us, say what document you have received, not what you did.",
    ],
  },
] satisfies Faqs;

/** Tax fraud. */
export const taxFraud = {
  meta: {
    title: "Tax fraud investigations: the five stages",
    description:
      "Has HMRC accused you of tax fraud? How to tell a civil case from a criminal one, what happens at each of five stages, and whom to call first.",
    updated: "2026-11-23",
  },
  badge: "Tax Fraud",
  headline: "HMRC suspects tax fraud. What happens now?",
  lede: "An allegation can come as a letter that offers a civil way to put things right, or as officers with a warrant. The two need different first moves, and in neither should you explain yourself before you have had advice. If you cannot tell which it is, call us and read us the heading. In a civil case we act for you with HMRC. In a criminal one your solicitor conducts the defence, and we work alongside.",
  deadline: {
    before: "If officers speak of a crime or a caution, ",
    marked: "take a solicitor’s advice before you answer questions",
    after: `. If you hold a CoP9 letter instead (“Code of Practice 9” or “COP9”), you have ${fraud.answerTime.value} from receiving the offer to reject it, or to accept it with a valid Outline Disclosure.`,
  },
  deadlines: [
    { ...offer, choice: "It is headed Code of Practice 9, and prints the last day for my answer" },
    {
      ...offerWithoutDate,
      choice: "It is headed Code of Practice 9, but I cannot find that day",
    },
    {
      choice: "It sets a date for an interview, or for what a court has ordered",
      by: "The interview or the order is due. Speak to a criminal solicitor well before then.",
      late: "Speak to a criminal solicitor today. Then let the solicitor call us.",
    },
  ],
  firstSteps: [
    {
      title: "See what you have been given",
      description:
        "Code of Practice 9 with a contract is a civil offer. A search warrant, a production order or an invitation to an interview under caution is criminal. If it may not be from HMRC at all, check that first: this page shows how.",
    },
    {
      title: "If it is criminal, call a criminal solicitor",
      description:
        "Do this before you call us or anyone else. If you are arrested in England or Wales, a solicitor’s advice at the police station is free. Then give your solicitor our number.",
    },
    {
      title: "Give your name, not your account of events",
      description:
        "Be polite to officers. On arrest in Scotland you must also give your address, date and place of birth and nationality. Say that you want legal advice before you answer any questions.",
    },
    {
      title: "Change nothing",
      description:
        "Leave records, phones and accounts as they are. Do not move money out of reach, and do not talk to others involved about what they should say.",
    },
  ],
  bring: [
    "The letter, warrant, order or invitation, and every sheet that came with it",
    "The officers’ names, their reference and the date of each contact",
    "The list of anything that was taken away",
    "Your solicitor’s name and number, if you have one",
    "Tax returns and accounts for the years in question, if you still hold them",
  ],
  sections: [
    {
      kind: "steps",
      heading: "What are the five stages of a tax fraud case?",
      intro: "Civil and criminal cases both pass through them. What differs is who decides.",
      steps: stages,
    },
    scamCheck,
    {
      kind: "text",
      heading: "Civil or criminal: who decides?",
      remark: "Speak to a solicitor first",
      paragraphs: [
        `HMRC decides whether to investigate a crime. Its published policy is dated ${fraud.criminalPolicyUpdated.value}. CoP9 is used wherever appropriate. Criminal investigation is kept for cases that need a strong deterrent, or where only a criminal sanction is appropriate.`,
        "HMRC does not decide whether you are prosecuted. In England and Wales the Crown Prosecution Service does, in Scotland the Crown Office and Procurator Fiscal Service, and in Northern Ireland the Public Prosecution Service. HMRC says that it will generally consider a criminal investigation in cases such as these:",
      ],
      points: [
        "Organised attacks on the tax system, including conspiracy",
        "A suspect who holds a position of trust or responsibility",
        "Materially false statements or documents in a civil investigation",
        "Deliberate concealment, or false or forged documents",
        "An avoidance scheme that rests on a false or altered document",
      ],
    },
    {
      kind: "table",
      heading: "What are the maximum sentences?",
      intro:
        "These are the most the law allows for one offence. Courts set the actual sentence from guidelines, by the harm, the part a person played and what they did afterwards.",
      caption: "Maximum sentences for offences used in tax fraud cases, England and Wales",
      columns: ["Offence", "Maximum in prison", "What to know"],
      rows: [
        [
          "Fraudulent evasion of income tax",
          fraud.incomeTaxEvasionMaximum.value,
          `Offences from ${fraud.evasionMaximumRaisedOn.value}; ${fraud.incomeTaxEvasionFormerMaximum.value} for earlier ones. An unlimited fine as well, or instead.`,
        ],
        [
          "Fraudulent evasion of VAT, false VAT documents",
          fraud.vatEvasionMaximum.value,
          `Offences from ${fraud.evasionMaximumRaisedOn.value}; ${fraud.vatEvasionFormerMaximum.value} for earlier ones.`,
        ],
        [
          "Cheating the public revenue",
          fraud.cheatingRevenueMaximum.value,
          "An offence at common law, tried in the Crown Court only.",
        ],
        [
          "Fraud by false representation",
          fraud.fraudActMaximum.value,
          "For example, a repayment claim known to be untrue.",
        ],
        [
          "Conspiracy to defraud",
          fraud.conspiracyToDefraudMaximum.value,
          "An agreement between two or more people to defraud HMRC, for example over VAT.",
        ],
        [
          "False accounting",
          fraud.falseAccountingMaximum.value,
          "Dishonestly falsifying, hiding or destroying an accounting record, for gain or to cause loss.",
        ],
      ],
      note: "A maximum is not a forecast. Your solicitor can tell you what the guidelines mean for your case.",
    },
    {
      ...penaltyRanges,
      heading: "And if the case stays civil?",
      intro: "You pay the tax, interest on it, and usually a penalty, as a share of the extra tax.",
      caption: `Penalty ranges for a deliberate inaccuracy, UK matters (as at ${penalties.deliberatePrompted.asAt})`,
      rows: deliberateRows,
      note: "The most serious offshore cases can go further. Our CoP9 page has the other ranges and what moves a penalty up or down. When HMRC is considering a civil penalty, you have a right not to answer its questions: our tax investigations page explains it.",
    },
    {
      kind: "text",
      heading: "What do we do, and what does your solicitor do?",
      paragraphs: [
        "In a CoP9 or other civil case we can run the work from start to finish: the disclosure, the report, the figures, the meetings and the settlement. We ask you to take a solicitor’s advice as well before you admit deliberate behaviour.",
        "In a criminal case your solicitor advises you, attends the interview with you, deals with the investigators and conducts the defence. We are not a law firm and do none of that. We reconstruct the records, test HMRC’s calculation of the tax said to be lost, and explain in plain words what the books show. The amount of tax is often disputed, and it bears on the sentence and on recovery of assets.",
      ],
    },
  ],
  penalties: "direct taxes",
  faqs: { heading: "Questions people ask about tax fraud", items: questions },
  facts: [
    fraud.answerTime,
    fraud.criminalPolicyUpdated,
    fraud.caution,
    fraud.policeStationAdvice,
    fraud.scottishArrestAdvice,
    fraud.evasionMaximumRaisedOn,
    fraud.incomeTaxEvasionMaximum,
    fraud.incomeTaxEvasionFormerMaximum,
    fraud.vatEvasionMaximum,
    fraud.vatEvasionFormerMaximum,
    fraud.cheatingRevenueMaximum,
    fraud.fraudActMaximum,
    fraud.conspiracyToDefraudMaximum,
    fraud.falseAccountingMaximum,
    ...deliberateFacts,
    ...scamCheckFacts,
  ],
  related: ["cop9", "tax-investigations", "forensic-accounting", "cop8"],
} satisfies DefencePage;
