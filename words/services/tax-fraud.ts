import { consultationAfterSolicitor } from "~/words/consultation";
import { offer, offerWithoutDate } from "~/words/deadlines/cop9";
import { deadlineWords } from "~/words/deadlines/deadline-words";
import { invitationSheet, offerBeside } from "~/words/example-sheets";
import { fraud } from "~/words/facts/fraud";
import { penalties } from "~/words/facts/penalties";
import { askAboutTheOffer, findASolicitor, lastDayToday } from "~/words/find-a-solicitor";
import { pen } from "~/words/pen";
import { penaltyWords } from "~/words/penalties/penalty-words";
import { promise } from "~/words/promise";
import { say } from "~/words/say";
import { scamCheck } from "~/words/scam-check";
import type { Five, TimedStep } from "~/words/types";
import { suspectedCrime } from "~/words/who-hears-what";
import { noDay } from "./common";
import { deliberateRows, firstMeans, penaltyRanges } from "./penalty-ranges";
import type { DefencePage, Entry } from "./service-page";

/** The five stages; their titles are fixed by the specification. */
const stages = [
  {
    when: "The first contact",
    title: "Notification",
    description:
      "A civil case usually begins with a letter: Code of Practice 9. A criminal one may begin with an invitation to an interview under caution, a search warrant, an arrest, or a production order served on your bank or accountant.",
  },
  {
    when: "Before any answer",
    title: "Preparation",
    description:
      "We read the returns against the bank statements. What was deliberate, you settle with a solicitor. In a criminal case your solicitor leads this stage and decides what is prepared and for whom. In a CoP9 case, once a solicitor has advised you, we draft the Outline Disclosure with you both. By the last day in the letter, HMRC has to have your rejection, or your acceptance with a valid Outline Disclosure.",
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
      "A civil case ends in a settlement of tax, interest and penalty, or in assessments that can be appealed. In a criminal case an independent prosecutor decides whether there will be charges, and the courts decide the rest.",
  },
  {
    when: "After the outcome",
    title: "Aftermath",
    description:
      "HMRC can monitor your tax under its Managing Serious Defaulters programme. In some cases it publishes names: our CoP9 page says when. Criminal assets can be recovered.",
  },
] as const satisfies Five<TimedStep & Entry>;

/** Tax fraud. */
export const taxFraud = {
  meta: {
    title: "Tax fraud investigations: the five stages",
    description:
      "Has HMRC accused you of tax fraud? How to tell a civil case from a criminal one, what happens at each of five stages, and whom to call first.",
    updated: "2026-11-30",
  },
  badge: "Tax Fraud",
  headline: "HMRC suspects tax fraud",
  verdict: "A suspicion is not a charge. Sign nothing, explain nothing.",
  deadline: [
    {
      title: "“Criminal investigation”, interview, search, court order?",
      marked: "A solicitor now",
    },
    {
      title: "Code of Practice 9? From receiving it:",
      marked: fraud.answerTime,
      after:
        "Read us only the letter, then see a solicitor. If you are unsure which is yours, call a solicitor first. We are not HMRC.",
    },
  ],
  letters: [invitationSheet, offerBeside],
  pen: pen("which one", "is yours?"),
  clock: {
    heading: "How do I get a solicitor now?",
    other: {
      late: lastDayToday,
      answers: [
        findASolicitor,
        {
          title: "Call, and ask for advice today",
          underlined: "today",
          cases: {
            title: "What to say",
            each: [
              {
                title: "An interview",
                description:
                  "“HMRC has invited me to an interview under caution. Can you advise me before I reply? What will it cost, and can I have legal aid, where the state pays?”",
              },
              {
                title: "“Criminal investigation”",
                description:
                  "“HMRC’s letter says ‘criminal investigation’, with no ‘Code of Practice 9’ at the top. Can you advise me before I say anything? What will it cost, and can I have legal aid?”",
              },
              { title: "Code of Practice 9", description: askAboutTheOffer },
              {
                title: "No letter",
                description:
                  "“It is about income that HMRC has not been told of. Can you advise me before I tell anyone?”",
              },
            ],
          },
        },
        {
          title: "See the solicitor before the interview",
          underlined: "before the interview",
          description: say`And before you reply: the solicitor can ask for another day. Do not just stay away. What you say under caution can be used as evidence. If you are arrested in England or Wales, ask at the police station for ${fraud.policeStationAdvice}.`,
        },
      ],
    },
  },
  deadlines: [
    {
      ...noDay,
      id: "appointment",
      instead: deadlineWords.appointed,
      choice: "It invites me to an interview",
      by: "Do not just stay away, and do not go alone. See a criminal defence solicitor before the day of the interview. The solicitor can then call us.",
      where:
        "Call a solicitor now if officers have a search warrant (do not obstruct them) or a court has ordered anything else (it can bind you from the moment you get it: keep to its date, but call before you hand anything over).",
    },
    {
      ...noDay,
      id: "court-order",
      instead: deadlineWords.appointed,
      choice: "A court has ordered something",
      by: "With a search warrant, officers need not wait for a solicitor: do not obstruct them, and call one at once. A production order says by when. An order that freezes money binds you at once: move nothing. Destroy nothing, and see a criminal defence solicitor today. With a production order, before you hand anything over: it does not reach what is legally privileged.",
    },
    {
      ...offer,
      choice: "It is headed Code of Practice 9, and prints the last day for my answer",
    },
    {
      ...offerWithoutDate,
      choice: "It is headed Code of Practice 9, but I cannot find that day",
    },
    {
      ...noDay,
      id: "criminal",
      instead: deadlineWords.appointed,
      choice: "It says “criminal investigation”, and is not headed Code of Practice 9",
      by: "Do not reply, and do not call HMRC. See a criminal defence solicitor today. The solicitor can then call us.",
    },
  ],
  closing:
    "If it is criminal, call a solicitor first, who can call us. Otherwise read us the letter: we tell you what it means and what we would do.",
  next: consultationAfterSolicitor,
  solicitorFirst: true,
  firstSteps: [
    {
      letter: "A",
      title: "If it is criminal, call a criminal defence solicitor",
      pen: pen("one of these?"),
      description:
        "Call a solicitor now, before us or anyone else, and before you reply. This is for you if it is about:",
      cases: [
        "“criminal investigation”, with no “Code of Practice\u00a09” at the top",
        "an interview under caution (as a suspect)",
        "an arrest, or a search warrant. Do not obstruct the officers: they need not wait for a solicitor.",
        "a frozen account",
        "a court order to hand over papers. It binds you, and says by when: destroy nothing, and call a solicitor now, before you hand anything over.",
      ],
    },
    {
      letter: "B",
      title: "If it is Code of Practice 9, read us the letter, and see a solicitor",
      description: `It says “Code of Practice 9” at the top. It is a civil letter: HMRC offers you a contract. Reading it out admits nothing. ${suspectedCrime} So tell us no more than the letter says, and see the solicitor before you answer it.`,
    },
    {
      title: "To officers, say your name, and nothing about what happened",
      description:
        "Say that you want legal advice before you answer any questions. If you are not sure that it is HMRC, let your solicitor check.",
      link: { title: "How to check it", href: `#${scamCheck.id}` },
    },
    {
      title: "Change nothing",
      underlined: "nothing",
      description:
        "Leave records, phones and accounts as they are. Do not hide money or move it out of reach, and do not talk to others involved about what they should say.",
    },
  ],
  bring: [
    "The letter, warrant, order or invitation, with every sheet",
    "The officers’ names, their reference and the date of each contact",
    "The list of anything that was taken away",
    "Your solicitor’s name and number, if you have one",
  ],
  sections: [
    {
      kind: "steps",
      heading: "What are the five stages of a tax fraud case?",
      folded: "titles",
      steps: stages,
    },
    { ...scamCheck, folded: "early" },
    {
      kind: "text",
      heading: "Civil or criminal: who decides?",
      truth: "An interview is not a charge.",
      pen: pen("a prosecutor", "decides"),
      paragraphs: [
        "A search or an arrest is not a charge either. HMRC decides whether to investigate a crime; it does not prosecute.",
        "In England and Wales the Crown Prosecution Service decides whether to prosecute, in Scotland the Crown Office and Procurator Fiscal Service, and in Northern Ireland the Public Prosecution Service.",
      ],
    },
    {
      kind: "text",
      heading: "When does HMRC choose a criminal investigation?",
      folded: "passage",
      paragraphs: [
        say`HMRC’s published policy is dated ${fraud.criminalPolicyUpdated}. Criminal investigation is kept for cases that need a strong deterrent, or where only a criminal sanction is appropriate. HMRC says that it will generally consider it in cases such as these:`,
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
      folded: "in question",
      intro:
        "These are the most the law allows for one offence. Courts set the actual sentence from guidelines, by the harm, the part a person played and what they did afterwards.",
      caption: "Maximum sentences for offences used in tax fraud cases, England and Wales",
      columns: ["Offence", "Maximum in prison", "What to know"],
      rows: [
        [
          "Fraudulent evasion of income tax",
          fraud.incomeTaxEvasionMaximum,
          say`Offences from ${fraud.evasionMaximumRaisedOn}; ${fraud.incomeTaxEvasionFormerMaximum} for earlier ones. ${fraud.evasionMaximumExcept} was left out of that rise. An unlimited fine as well, or instead.`,
        ],
        [
          "Fraudulent evasion of VAT, false VAT documents",
          fraud.vatEvasionMaximum,
          say`Offences from ${fraud.evasionMaximumRaisedOn}; ${fraud.vatEvasionFormerMaximum} for earlier ones.`,
        ],
        [
          "Cheating the public revenue",
          fraud.cheatingRevenueMaximum,
          "An offence at common law, tried in the Crown Court only.",
        ],
        [
          "Fraud by false representation",
          fraud.fraudActMaximum,
          "For example, a repayment claim known to be untrue.",
        ],
        [
          "Conspiracy to defraud",
          fraud.conspiracyToDefraudMaximum,
          "An agreement between two or more people to defraud HMRC, for example over VAT.",
        ],
        [
          "False accounting",
          fraud.falseAccountingMaximum,
          "Dishonestly falsifying, hiding or destroying an accounting record, for gain or to cause loss.",
        ],
      ],
      note: "A maximum is not a forecast. Your solicitor can tell you what the guidelines mean for your case.",
    },
    {
      ...penaltyRanges,
      folded: "passage",
      heading: penaltyWords.heading,
      intro:
        "Civil means money, not a criminal court. You pay the tax, interest on it, and usually a penalty, as a share of the extra tax.",
      caption: `Penalty ranges for a deliberate inaccuracy, UK matters (as at ${penalties.deliberatePrompted.asAt})`,
      rows: deliberateRows,
      notes: [
        `${firstMeans} Offshore cases can go further. Our [CoP9 page](cop9) has the other ranges.`,
        "When HMRC is considering a civil penalty, you have a right not to answer its questions: our [tax investigations page](tax-investigations) explains it.",
      ],
    },
    {
      kind: "text",
      heading: "What do we do, and what does your solicitor do?",
      folded: "passage",
      paragraphs: [
        `In a CoP9 or other civil case we can run the work from start to finish: the disclosure, the report, the figures, the meetings and the settlement. ${promise("solicitor-before-admission", "We ask you to take a solicitor’s advice as well before you admit deliberate behaviour.")}`,
        "In a criminal case your solicitor advises you, attends the interview with you, deals with the investigators and conducts the defence. We are not a law firm and do none of that. We reconstruct the records, test HMRC’s calculation of the tax said to be lost, and explain in plain words what the books show. The amount of tax bears on the sentence and on recovery of assets.",
        "If your bank account has been frozen, call a solicitor today. A magistrates’ court, in Scotland the sheriff, can order it where there are reasonable grounds to suspect that the money comes from unlawful conduct, or is meant for it, often without telling you first. The court can vary the order or set it aside. We can show where the money came from.",
      ],
    },
  ],
  penalties: "direct taxes",
  faqs: {
    heading: "What else people ask",
    first: 3,
    items: [
      {
        id: "search-warrant",
        question: "Officers are at the door, or I am arrested. What should I do?",
        isFirstSentenceOpen: true,
        answer: [
          "Be polite: say your name, and nothing about what happened. With a search warrant: ask to see the warrant and the officers’ identity cards, check that the address is yours, and call a criminal defence solicitor at once. Officers do not usually have to wait until the solicitor arrives. Do not obstruct them, and do not hide, delete or destroy anything.",
          "Point out letters and messages from a lawyer, which may be legally privileged, before they are removed. Ask for a list of what is taken and keep the copy of the warrant. Write down the officers’ names and the times afterwards.",
          "Without a warrant it may be an inspection or a debt visit: ask who they are, and to see their papers. After an arrest officers can search without one: do not obstruct them.",
          "If you are arrested in England, Wales or Scotland, ask for a solicitor at the police station: it is free. On arrest in Scotland you must also give your address, date and place of birth and nationality.",
        ],
      },
      {
        id: "interview-under-caution",
        question: "HMRC has invited me to an interview under caution. Must I go?",
        isFirstSentenceOpen: true,
        answer: [
          "Decide that with a criminal defence solicitor, before you reply. The interview is part of a criminal investigation. If you are asked to attend voluntarily, you are not obliged to go, but if you decline, officers may arrest you or go on without your side of it. Answering and staying silent have risks too.",
          say`In England and Wales the caution is: “${fraud.caution}” Scotland and Northern Ireland have rules of their own. In Scotland, too, ask for a solicitor before you are questioned, arrested or not; after an arrest you can speak to ${fraud.scottishArrestAdvice}, including during questioning.`,
        ],
      },
      {
        id: "will-i-go-to-prison",
        question: "Will I go to prison?",
        underlined: "not a trial",
        isFirstSentenceOpen: true,
        answer: [
          "A letter or an interview is not a trial: only a court can send you to prison for tax fraud, after a conviction; what you say in an interview can be used there, so see a solicitor first. HMRC says that it deals with fraud by its civil procedure, CoP9, wherever appropriate. So a suspicion of fraud does not by itself mean a criminal court.",
          "Nobody can promise you which way your case will go. What you do first, and whether what you say is true, is the part you control.",
          "If the worry is more than you can carry, talk to someone today. Samaritans listen at any hour, free, on 116 123.",
        ],
      },
      {
        id: "confidential-or-privileged",
        question: "Is what I tell you protected in the way it is with a solicitor?",
        answer: [
          `It is confidential, but usually not privileged. Legal privilege covers lawyers’ advice. In a criminal investigation a court can order an accountant to produce documents. ${suspectedCrime}`,
          "So in a criminal matter your solicitor should hear the full story first, and can then instruct us. When you first call us, say what document you have received, not what you did.",
        ],
      },
      {
        id: "what-is-tax-fraud",
        question: "What counts as tax fraud?",
        answer: [
          "Dishonesty: takings left out on purpose, invented invoices, wages off the books. It need not be your own tax, nor need you have gained. A wrong figure that you believed to be right is no dishonesty. If you suspected that tax was due and did not check, or knew it and never declared it, ask the solicitor, before you tell anyone.",
        ],
      },
      {
        id: "civil-to-criminal",
        question: "Can a civil case turn criminal, or the other way round?",
        answer: [
          "Both happen. A materially false statement in a civil enquiry can start a criminal one. And when a CoP9 offer is rejected or ignored, the case is normally referred to HMRC’s criminal investigators.",
          "A criminal investigation can also end without charges, and HMRC can then pursue the tax under its civil powers.",
        ],
      },
      {
        id: "coming-forward",
        question: "Should I come forward before HMRC finds it?",
        answer: [
          "You can ask HMRC for the Contractual Disclosure Facility without waiting for a letter. The lowest penalty is then usually lower, as the table on this page shows. If HMRC agrees to use the facility and the disclosure is valid, it gives an assurance that it will not start a criminal investigation into the fraud disclosed.",
          "Do not send a confession by post or through HMRC’s helpline first. An admission outside the facility does not carry that assurance. Take a solicitor’s advice first, then ours, before anything is sent.",
          say`Others may speak first: since ${fraud.rewardSince} HMRC can pay informants ${fraud.rewardShare} of the tax where it collects more than ${fraud.rewardThreshold} through them.`,
        ],
      },
    ],
  },
  related: ["cop9", "tax-investigations", "forensic-accounting", "cop8"],
} satisfies DefencePage;
