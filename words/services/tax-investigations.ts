import { articlePath, pathOf } from "~/site/pages";
import { noticeAppeal, noticeCompliance, nudge } from "~/words/deadlines/checks";
import { decision, reviewOffer, simpleAssessment, vatDecision } from "~/words/deadlines/decisions";
import { answer } from "~/words/deadlines/printed";
import { checkSheet, decisionSheet } from "~/words/example-sheets";
import { appeals } from "~/words/facts/appeals";
import { disclosures } from "~/words/facts/disclosures";
import { enquiries } from "~/words/facts/enquiries";
import { penalties } from "~/words/facts/penalties";
import { findASolicitor } from "~/words/find-a-solicitor";
import { pen } from "~/words/pen";
import { promise } from "~/words/promise";
import { print, say } from "~/words/say";
import type { Four, TimedStep } from "~/words/types";
import { deliberate, knew, onlyTheLetter, shortDuty } from "~/words/who-hears-what";
import { noDay } from "./common";
import { ukPenaltyRanges } from "./penalty-ranges";
import type { DefencePage, Entry } from "./service-page";

const process = [
  {
    when: "We read your letter",
    title: "Initial Assessment",
    description: say`You read us the date, the heading and any section number. We tell you which letter it is, whether it reached you too late, and which date in it binds you. If you want us to act: the fee in writing first, then HMRC’s ${enquiries.temporaryAuthorityForm}, which lets us deal with HMRC on this check only.`,
  },
  {
    when: "Before anything is sent",
    title: "Documentation Review",
    description:
      "We check the return line by line against the bank statements and invoices, and look for what the officer may have seen.",
  },
  {
    when: "By HMRC’s date",
    title: "HMRC Communication",
    description:
      "One numbered answer to each numbered question, in writing, with the document that proves it. Where a request goes further than is reasonably needed, we say so. If you need more time, we ask before the date. You see every letter before it leaves.",
  },
  {
    when: "At the end, and after",
    title: "Resolution & Compliance",
    description:
      "We check the officer’s figures, argue the penalty on its facts, and appeal or ask for a review if the result is wrong. If you cannot pay at once, we put a payment plan to HMRC. Then we mend what caused it.",
  },
] satisfies Four<TimedStep & Entry>;

const otherLetters = "“Information notice”, “Simple Assessment”, another tax or another letter?";

export const taxInvestigations = {
  meta: {
    title: "HMRC tax investigation letter: what to do first",
    description:
      "Compliance check, section 9A enquiry, information notice or discovery assessment? See what your HMRC letter means, how long you have and what to hand over.",
    updated: "2026-11-30",
  },
  badge: "Tax Investigations",
  headline: "A tax check or decision from HMRC",
  verdict: "A check is not an accusation. Most decisions can be appealed.",
  deadline: [
    {
      case: "HMRC asks",
      marked: "The reply date",
      after: "in the letter. Without one, call us today.",
    },
    {
      case: "HMRC has decided",
      marked: enquiries.appealTime,
      after:
        "usually, until HMRC must have your written appeal (not for VAT). To be safe, the date at its top is day 1.",
    },
  ],
  letters: [checkSheet, decisionSheet],
  pen: pen("which one", "is yours?"),
  clock: {
    strip: {
      time: enquiries.appealTime,
      first: "Day 1 is the date on the decision",
    },
    pen: pen("HMRC must have it"),
    heading: "days to appeal a decision",
    text: say`You usually have ${enquiries.appealTime} after an assessment (a tax bill), a closure notice (the result of a check) or a penalty. The appeal goes, in writing, to HMRC. It comes first; a review, by another officer, can follow. For VAT, customs or excise, see our [VAT investigations page](vat-investigations).`,
    other: {
      title: "What people ask first",
      answers: [
        {
          title: "Why me?",
          description: "Chance, or something HMRC saw: it need not say.",
        },
        {
          title: "What if it gives no date?",
          underlined: "today",
          description: "Call us today, with the letter beside you.",
        },
        {
          title: "Can I have more time?",
          underlined: "before the date",
          description:
            "To reply: ask before the date; HMRC can refuse. To appeal: do not count on it. Too late? Call us today.",
        },
        {
          title: "“We have information”?",
          underlined: print(disclosures.nudgeLetterAnswerTime),
          description: say`Work to its reply date; for rent usually ${disclosures.nudgeLetterAnswerTime} from its date.`,
          link: {
            title: "What now",
            href: `${articlePath("allowable-expenses-for-rental-income")}#hmrc-wrote-about-my-rent-what-now`,
          },
        },
      ],
    },
  },
  deadlines: [
    {
      ...answer,
      choice: "It asks for something by a date, and is not headed “Information notice”",
      lead: "It asks",
    },
    {
      ...decision,
      choice:
        "It decides: “closure notice”, “penalty” or “assessment” on income, gains, National Insurance or corporation tax (not a “Simple Assessment”)",
      lead: "It decides:",
    },
    {
      ...noDay,
      id: "unknown",
      instead: "Call us today.",
      choice: "I do not know",
      by: say`Read us only the letter. We tell you which date counts. Until you have reached us, keep to the earlier one: the reply date, or ${appeals.lastSafeDay} if the date at the top is day 1. If it says “criminal”, or is about an interview, a search, an arrest, a court order or a frozen account, call a solicitor, not us.`,
    },
    ...[
      {
        ...noticeCompliance,
        choice: "“Information notice”: I\u00a0want to know when documents are due",
      },
      { ...noticeAppeal, choice: "“Information notice”: I\u00a0want to appeal against it" },
      { ...simpleAssessment, choice: "“Simple Assessment” (PA302)" },
      { ...vatDecision, choice: "A decision about VAT, customs or excise" },
      { ...nudge, choice: "“We have information”, and no date to reply by" },
      { ...reviewOffer, choice: "I have already appealed, and HMRC offers a review" },
    ].map((one) => ({ ...one, fold: otherLetters })),
  ],
  firstSteps: [
    {
      title: "Find the date, and see whether yours is A or B",
      description:
        "If HMRC only asks (A), work to the reply date: look for “by” or “within”. If it charges tax or a penalty, or ends the check, it is a decision (B). If it says what HMRC intends to charge, it is still A: answer it, and appeal when the decision comes.",
    },
    {
      title: "Call us before you answer or sign",
      description: `${onlyTheLetter} ${shortDuty}`,
      link: { title: "Find a solicitor", href: `${pathOf("tax-fraud")}#${findASolicitor.id}` },
    },
    {
      title: "Keep every record as it is",
      description:
        "Delete no messages and rewrite no books. Do not change the return before you have advice. Copy any accounting file as it stands today.",
    },
    {
      title: "Do not answer by phone",
      underlined: "by phone",
      description:
        "If the officer calls, note the name and the question. Say that you are taking advice and will reply in writing: HMRC notes what you say.",
    },
  ],
  bring: [
    "The whole letter, with its factsheets and envelope",
    "Your tax reference and National Insurance number, if we are to act for you",
    "The return it names, and proof of when it was filed",
    "What was already said to HMRC: letters, emails, calls",
    "Your tax investigation insurance policy, if any",
  ],
  sections: [
    {
      kind: "rows",
      heading: "What do the words at the top of my letter mean?",
      folded: "early",
      intro: "A closure notice (the check is over) is a decision, though it may name section 9A.",
      rows: [
        {
          title: "Enquiry under section 9A",
          description: say`The formal check of a personal return. For a return sent on time, the notice must reach you within ${enquiries.window} of the date you delivered it. For a late return or an amendment, HMRC has until the first quarter day (${enquiries.quarterDays}) after the first anniversary of the day you sent the return or the amendment. For a company it is usually also ${enquiries.companyWindow} from delivery.`,
        },
        {
          title: "Information notice, or “Schedule 36” notice?",
          description: say`It sets its own date for documents. It can usually be appealed, within ${enquiries.informationNoticeAppealTime} of being given: write to the officer who gave it, with your grounds, and to be safe count the date on it as day 1. Ignoring it can bring ${enquiries.informationNoticeFirstPenalty}, then up to ${enquiries.informationNoticeDailyPenalty} (both as at ${enquiries.informationNoticeDailyPenalty.asAt}).`,
        },
        {
          title: "Discovery assessment",
          description:
            "A tax bill under section 29 (for a company, paragraph 41 of Schedule 18), usually for a year that is too old for an enquiry. If you filed a return, HMRC must show that you, or someone acting for you, was careless or worse, or that an officer could not reasonably have known of the loss. It is a decision, so the time to appeal is running.",
        },
        {
          title: "“We have information”",
          description:
            "A nudge letter, sent to many people at once about one subject, such as rent or crypto. It opens no enquiry. Work to its date. No law obliges you to sign a certificate of tax position, and a wrong one can be used against you.",
        },
      ],
    },
    {
      kind: "rows",
      heading: "What if it is about rent, crypto, money abroad or a debt?",
      folded: "passage",
      intro: `If ${knew}, disclose nothing before you have spoken to a solicitor. Each date still counts: of a reply, a notice or an appeal.`,
      rows: [
        {
          title: "Rent that was not declared",
          description: say`If no check is open, individual landlords of homes can use the Let Property Campaign. Take advice first, then notify HMRC in its Digital Disclosure Service. From the day it acknowledges that, there are ${disclosures.paymentTime} to work out the tax and the penalty, send the disclosure and pay. If you disclose after a letter from HMRC, its letters say that it treats this as ${disclosures.nudgeLetterDisclosure}. Homes abroad, companies and trusts go other ways.`,
        },
        {
          title: "Income or gains abroad",
          description: say`The Worldwide Disclosure Facility is for tax with an offshore part. The steps are the same, with ${disclosures.worldwideTime} from the acknowledgement and no special terms.`,
        },
        {
          title: "Cryptoassets",
          description: say`HMRC has an online service for tax on them from earlier years. Work out the figures first: all of it is due within ${disclosures.cryptoPaymentTime} of the disclosure. The current and the last year belong on the return.`,
        },
        {
          title: "A claim for research and development",
          description:
            "HMRC asks what was uncertain, who resolved it and what it cost. Let the person who led the work answer, truthfully. If that differs from the additional information form of the claim, call us first.",
        },
        {
          title: "A notice to your bank or customer",
          description: say`It asks someone else about your tax, and normally needs your agreement or the tribunal’s approval. You cannot appeal against it. Banks come under another rule; anyone else who receives it can appeal only because it is unduly onerous, within ${enquiries.thirdPartyAppealTime}, and not if the tribunal approved it, nor about records that the law makes you keep.`,
        },
        {
          title: "A penalty charged to a director",
          description: say`If a company’s error was deliberate and an officer’s doing, HMRC can charge the officer with up to ${penalties.officerShare} of the penalty by a personal liability notice. The officer can appeal against it.`,
        },
        {
          title: "Tax that you cannot pay",
          description: say`Once HMRC knows of the tax, ask for Time to Pay (instalments) as early as you can. HMRC can refuse. It can cover penalties and interest too, but interest goes on.`,
        },
      ],
    },
    {
      kind: "steps",
      heading: "How do we take it from here?",
      folded: "titles",
      steps: process,
    },
    {
      kind: "text",
      heading: "What must you hand over, and what can you keep?",
      folded: "passage",
      paragraphs: [
        "A request can be discussed. A notice binds you for what is reasonably required to check your tax and in your power to get.",
      ],
      points: [
        "Usually yes: the records that the law tells you to keep, such as sales, purchases, expenses and the bank entries behind them.",
        "No: what is protected by legal privilege between you and your lawyer, and documents that you neither have nor can get.",
        "It depends: private accounts. A notice can demand them if they are reasonably required to check your tax. Take advice before you leave them out.",
        "Only in some cases: items that a notice demands for a year whose return you have already filed. HMRC then generally needs an open enquiry, or reason to suspect that too little tax was charged.",
        "At your door: an officer may ask to inspect business premises, but not rooms used only as your home.",
      ],
    },
    {
      kind: "text",
      heading: "Must you answer when HMRC considers a penalty?",
      truth: "Take advice before you explain how it happened.",
      paragraphs: [
        "You need not say how a mistake happened. When HMRC is considering a penalty, you have the right not to answer its questions. You must still give the information and documents that HMRC has a legal right to.",
        say`HMRC cannot use its information powers to make you explain your behaviour. But it can base a penalty on ${enquiries.unansweredPenaltyBasis}. A true answer can lower the penalty. A false one can bring a second, or a criminal investigation. Silence can cost part of the reduction.`,
        say`HMRC must give you its factsheet CC/FS9 before it asks how or why something went wrong. HMRC asks you to confirm within ${enquiries.penaltyFactsheetTime} that you have read it: call us before you do. If ${deliberate}, see a solicitor first.`,
      ],
    },
    {
      kind: "ranges",
      heading: "How far back can HMRC go?",
      folded: "passage",
      about: say`Usually ${penalties.ordinaryTimeLimit}, ${penalties.carelessTimeLimit} if careless, ${penalties.offshoreTimeLimit} for tax abroad. Up to ${penalties.deliberateTimeLimit} if it was deliberate, or if HMRC had asked for no return in time, was told nothing, and there was no reasonable excuse.`,
      intro:
        "The limit depends on why the tax was missed. Where HMRC relies on more than the ordinary limit, it is for HMRC to show why, year by year.",
      caption:
        "Time limits for assessing income tax and capital gains tax, counted from the end of the tax year",
      columns: ["Why the tax was missed", "How far back"],
      scale: { square: 1, numbered: 10, today: "Today" },
      rows: [
        {
          heading: "The ordinary limit, with reasonable care",
          figures: [{ before: "up to", fact: penalties.ordinaryTimeLimit }],
        },
        {
          heading: "Careless: you, or someone acting for you",
          figures: [{ before: "up to", fact: penalties.carelessTimeLimit }],
        },
        {
          heading: "Overseas matters, even with reasonable care",
          figures: [{ before: "up to", fact: penalties.offshoreTimeLimit }],
        },
        {
          heading:
            "Deliberate, or HMRC not told of tax due, with no notice to file in time and no reasonable excuse",
          figures: [{ before: "up to", fact: penalties.deliberateTimeLimit }],
        },
      ],
      notes: [
        say`These are outer limits, and apply ${penalties.ordinaryTimeLimit.appliesFrom}. Corporation tax, VAT and National Insurance have limits of their own; for someone who has died they are shorter.`,
        say`The ${penalties.offshoreTimeLimit} apply ${penalties.offshoreTimeLimit.appliesFrom}, but not where HMRC already had the overseas information in time.`,
      ],
    },
    ukPenaltyRanges,
  ],
  penalties: "direct taxes",
  faqs: {
    heading: "What people ask us",
    items: [
      {
        id: "meeting",
        question: "Do I have to meet the officer?",
        answer: [
          "No. In a civil check HMRC has no power to make you attend a meeting, though it may ask for one. You can answer in writing instead.",
          `A meeting can still be worth having, when the business is easier to show than to describe. ${promise("notes-checked", "We ask for an agenda first, attend with you, and check HMRC’s note of it before anyone signs.")} An interview under caution is a different thing: call a solicitor first.`,
        ],
      },
      {
        id: "information-notice",
        question: "Can I appeal against an information notice?",
        answer: [
          "Usually, in writing, to the officer who gave it, and with your grounds. There is no appeal against a demand for records that the law makes you keep, or against a notice that the tribunal approved.",
          say`An appeal against the whole notice holds it ${enquiries.informationNoticeAppealEffect}. An appeal against one item leaves the rest due. If HMRC then offers a review, the offer has a last day of its own. Answer with care: a careless or deliberate mistake in the answer can cost up to ${enquiries.informationNoticeInaccuracyPenalty} each time (as at ${enquiries.informationNoticeInaccuracyPenalty.asAt}).`,
        ],
      },
      {
        id: "found-a-mistake",
        question: "I have found a mistake myself. Should I say so now?",
        underlined: "in the right order",
        isFirstSentenceOpen: true,
        answer: [
          "Usually yes, in the right order: a solicitor first, if you knew or suspected it and let it stand. If not, find the years and the cause, take advice, then tell HMRC soon: figures that are not ready can follow.",
          "Where no check is open, a recent return can usually be amended; for older years HMRC has routes: see “What if it is about rent, crypto, money abroad or a debt?”",
          say`A solicitor first, too, if you sent no return and knew that tax was due, or suspected it and did not ask. HMRC then points to ${disclosures.deliberateRoute}: see our [CoP9 page](cop9).`,
        ],
      },
      {
        id: "how-long",
        question: "How long will the enquiry take, and how does it end?",
        answer: [
          "The law sets no end date. One question can be over in one exchange of letters; a full enquiry takes longer.",
          say`It ends with a closure notice, or one for each part (each can be appealed). It states the officer’s conclusions, and amends your return or leaves it alone. During an enquiry you may ask the tribunal at any time to direct HMRC to close it. It must do so unless HMRC shows reasonable grounds to carry on.`,
          say`If the notice is wrong, you usually have ${enquiries.appealTime} to appeal: count its date as day 1, to be safe. If you have appealed and HMRC offers a review, the date on the offer is a new day 1: accept it by day 30, or notify the tribunal. If you do neither, even if you refuse, HMRC’s view is treated as agreed.`,
          "Many checks end by agreement instead: you offer one amount for tax, interest and any penalty, and HMRC accepts. That normally ends the right to appeal.",
        ],
      },
      {
        id: "who-can-act",
        question: "Can my accountant act, and will insurance pay?",
        answer: [
          "Yes, if you authorise them. If their own work may be what went wrong, take independent advice.",
          `If you have fee protection insurance, tell the insurer before any costs run, and ask what it will pay and who may act. If ${knew}, see a solicitor before you tell the insurer, and soon: a late notice can cost the cover. Such cover commonly leaves out CoP9 and criminal cases. Appeal in time even if the insurer has not answered.`,
        ],
      },
    ],
  },
  related: ["tax-appeal", "vat-investigations", "cop9", "cop8"],
} satisfies DefencePage;
