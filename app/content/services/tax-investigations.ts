import { noticeAppeal, noticeCompliance, nudge } from "../deadlines/checks";
import { decision } from "../deadlines/decisions";
import { answer } from "../deadlines/printed";
import * as appeals from "../tax-facts/appeals";
import * as disclosures from "../tax-facts/disclosures";
import * as enquiries from "../tax-facts/enquiries";
import * as penalties from "../tax-facts/penalties";
import type { Four, TimedStep } from "../types";
import { ukFacts, ukPenaltyRanges } from "./penalty-ranges";
import type { DefencePage } from "./types";
import { yearsBack, yearsBackFacts } from "./years-back";

const process = [
  {
    when: "At the first consultation",
    title: "Initial Assessment",
    description: `You read us the date, the heading and any section number. We tell you which letter it is, whether HMRC was still in time to send it, and which date in it binds you. You then sign HMRC’s ${enquiries.temporaryAuthorityForm.value}, which lets us deal with HMRC on this check only. From then on the officer can deal with us instead of you.`,
  },
  {
    when: "Before anything is sent",
    title: "Documentation Review",
    description:
      "We check the return line by line against the bank statements and invoices, and look for what the officer is likely to have seen. If something is wrong we would rather find it before HMRC does, because telling HMRC early usually lowers a penalty.",
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
      "We check the officer’s figures, argue the penalty on its own facts, and appeal or ask for a review if the result is wrong. If tax is due and cannot be paid at once, we put a payment plan to HMRC. Then we change whatever caused the error.",
  },
] satisfies Four<TimedStep>;

export const taxInvestigations = {
  meta: {
    title: "HMRC tax investigation letter: what to do first",
    description:
      "Compliance check, section 9A enquiry, information notice or discovery assessment? See what your HMRC letter means, how long you have and what to hand over.",
    updated: "2026-11-23",
  },
  badge: "Tax Investigations",
  headline: "HMRC is checking your tax return",
  lede: "An assessment, a closure notice or a penalty is a decision; a compliance check or an enquiry asks. The letters can look alike, and their words decide how far back HMRC can go, what you must send and how long you have. Call us today with the letter to hand, and we will tell you which it is.",
  deadline: {
    before: "If HMRC asks, the date in its letter counts. If it has decided, you usually have ",
    marked: enquiries.appealTime.value,
    after: ` to appeal or to accept a review. The date on the decision is day 1: be in by ${appeals.lastSafeDay.value}.`,
  },
  deadlines: [
    answer,
    decision,
    noticeCompliance,
    noticeAppeal,
    { ...nudge, choice: "It has information about my income, and prints no date" },
  ],
  firstSteps: [
    {
      title: "See whether it asks or decides",
      description:
        "Find the date and any of these words: “section 9A”, “Schedule 36”, “section 29”, “closure notice”, “Code of Practice”. They tell us which rules apply.",
    },
    {
      title: "Leave the records as they are",
      description:
        "Do not amend the return, delete messages or rewrite the books. Copy the accounting file as it stands today.",
    },
    {
      title: "Do not answer by phone",
      description:
        "If the officer calls, write down the name and the question, and say that your adviser will reply in writing. What you say goes into HMRC’s note of the call.",
    },
    {
      title: "Call us before you reply",
      description:
        "Tell us what the letter says, not what you did. Accountants have reporting duties under the money-laundering rules. If you fear that something was deliberate, speak to a solicitor first.",
    },
  ],
  bring: [
    "Every page of the letter, with its factsheets and the envelope",
    "Your Unique Taxpayer Reference and National Insurance number, or the company’s reference",
    "The return HMRC names, its calculation, and the receipt that shows when it was filed",
    "Bank statements for the period, private ones too if business money went through them",
    "Everything already said to HMRC: letters, emails, notes of calls",
    "Your fee protection (tax investigation insurance) policy, if you have one",
  ],
  sections: [
    {
      kind: "rows",
      heading: "Which letter do you have?",
      intro:
        "Look at the heading and the first paragraph. If two of these fit, take the one that names a section of an Act.",
      rows: [
        {
          title: "Compliance check",
          description:
            "HMRC’s name for any look at your tax, formal or not. If it names no section of an Act and no notice, it is probably a request. Ignoring it usually brings the formal kind.",
        },
        {
          title: "Enquiry under section 9A",
          description: `The formal check of a personal return. For a return sent on time, the notice must reach you within ${enquiries.window.value} of the date you delivered it. For a late return or an amendment, HMRC has until the first quarter day (${enquiries.quarterDays.value}) after the first anniversary of the day you sent the return or the amendment. For a company it is usually also ${enquiries.companyWindow.value} from delivery.`,
        },
        {
          title: "Information notice",
          description: `A demand under Schedule 36, with legal force and a date of its own. To appeal, write to the officer who gave it within ${enquiries.informationNoticeAppealTime.value}: the date it is given is day 1. Ignoring it can bring ${enquiries.informationNoticeFirstPenalty.value}, then up to ${enquiries.informationNoticeDailyPenalty.value} (both as at ${enquiries.informationNoticeDailyPenalty.asAt}).`,
        },
        {
          title: "Discovery assessment",
          description:
            "A bill under section 29, usually for a year that is too old for an enquiry. If you filed a return, HMRC must generally show one of two things. Either you, or someone acting for you, was careless or acted deliberately. Or an officer could not reasonably have known of the loss. It is a decision, so the time to appeal is running.",
        },
        {
          title: "Nudge letter",
          description:
            "Sent to many people at once about one subject, such as rent, overseas income or crypto. It opens no enquiry, and there is nothing in it to appeal. Work to its date, and check the point it raises before you answer. No law obliges you to sign a certificate of tax position, and a wrong one can be used against you.",
        },
        {
          title: "Code of Practice 8 or 9",
          description:
            "If either booklet is in the envelope, the case is with HMRC’s Fraud Investigation Service. Read our page on CoP8 or CoP9, and send no reply before you have taken advice.",
        },
      ],
    },
    {
      kind: "steps",
      heading: "How do we take it from here?",
      intro: "Four steps, in this order. Nothing goes to HMRC before the second is finished.",
      steps: process,
    },
    {
      kind: "text",
      heading: "What must you hand over, and what can you keep?",
      remark: "Is it a request or a notice?",
      paragraphs: [
        "Two questions decide it. Is this a request or a notice? And is the item reasonably required to check your tax? A request can be discussed. A notice binds you for what is reasonably required and in your power to get.",
      ],
      points: [
        "Usually yes: the records that the law tells you to keep, such as sales, purchases, expenses and the bank entries behind them.",
        "No: what is protected by legal privilege between you and your lawyer, and documents that you neither have nor can get.",
        "Only with good cause: private accounts through which no business money has passed.",
        "Only in some cases: items that a notice demands for a year whose return you have already filed. HMRC then generally needs an open enquiry, or reason to suspect that too little tax was charged.",
        "From other people: a notice to a customer or supplier about your tax normally needs your agreement or the tribunal’s approval. Banks come under a rule of their own.",
        "At your door: an officer may ask to inspect business premises, but not rooms used only as your home.",
      ],
    },
    {
      kind: "text",
      heading: "Must you answer when HMRC considers a penalty?",
      remark: "Question by question",
      paragraphs: [
        `No. When HMRC is considering a penalty, ${enquiries.penaltyQuestionsRight.value} gives you the right not to answer its questions. HMRC must give you its factsheet CC/FS9 before it asks how or why something went wrong. It asks you to confirm within ${enquiries.penaltyFactsheetTime.value} that you have read it. You may get an adviser’s help first.`,
        "Information and documents that already exist are another matter. You must still give them where HMRC has a legal right to them.",
        `Silence has its price. HMRC cannot use its information powers to make you explain your behaviour. But it can base a penalty on ${enquiries.unansweredPenaltyBasis.value}. What you do tell it can lower the penalty. So decide question by question, with advice.`,
      ],
    },
    yearsBack,
    {
      kind: "text",
      heading: "How does an enquiry end?",
      remark: "Read the figures again before you sign",
      paragraphs: [
        `With a closure notice. It states the officer’s conclusions and either amends your return or leaves it alone. Since ${enquiries.partialClosureSince.value} HMRC has also been able to close one matter and keep the rest open. During an enquiry you may ask the tribunal at any time to direct HMRC to close it. It must do so unless HMRC shows reasonable grounds to carry on.`,
        "If the notice is wrong, appeal in time and apply to postpone the tax in dispute. An appeal alone does not hold back the bill. Our page on tax appeals explains that, and when a review, mediation or the tribunal is the better choice.",
        "Many checks end by agreement instead: you offer one amount for tax, interest and any penalty, and HMRC accepts. That is a contract, and it normally ends the right to appeal, so read the figures again before you sign.",
      ],
    },
    ukPenaltyRanges,
  ],
  penalties: "direct taxes",
  faqs: {
    heading: "What people ask about HMRC tax investigations",
    items: [
      {
        id: "why-me",
        question: "Why has HMRC chosen me?",
        answer: [
          "HMRC does not have to tell you, and it does not need to be unhappy with your return to open an enquiry. Some returns are picked for a single figure, some because another record disagrees with them, and some at random.",
          "The questions are the best clue. If all of them concern one bank account or one property, that is the risk the officer has in mind. If they ask for the whole of the books, expect a full enquiry.",
        ],
      },
      {
        id: "meeting",
        question: "Do I have to meet the officer?",
        answer: [
          "No. In a civil check HMRC has no power to make you attend a meeting, though it may ask for one. Questions can be answered in writing instead.",
          "A meeting can still be worth having, when the business is easier to show than to describe. We ask for an agenda first, attend with you, and check HMRC’s note of it before anyone signs. An interview under caution is a different thing: call a solicitor first.",
        ],
      },
      {
        id: "information-notice",
        question: "Can I appeal against an information notice?",
        answer: [
          "Usually, in writing, to the officer who gave it, and with your grounds. There is no appeal against a demand for records that the law makes you keep, or against a notice that the tribunal approved.",
          `An appeal against the whole notice holds it ${enquiries.informationNoticeAppealEffect.value}. An appeal against one item leaves the rest due. Answer with care: a careless or deliberate mistake in the answer can cost up to ${enquiries.informationNoticeInaccuracyPenalty.value} each time (as at ${enquiries.informationNoticeInaccuracyPenalty.asAt}).`,
        ],
      },
      {
        id: "penalty",
        question: "Will I have to pay a penalty?",
        answer: [
          "Not if you took reasonable care. Otherwise the penalty for a wrong return is a percentage of the extra tax. It depends on how the error came about, on who spoke first, and on how fully you tell HMRC, help it and give it access.",
          `Once HMRC is asking, a disclosure is usually “prompted”. For carelessness the range is then ${penalties.carelessPrompted.value} (as at ${penalties.carelessPrompted.asAt}). The table on our CoP9 page has the others, and applies to any wrong return. A penalty for carelessness can sometimes be suspended on conditions, and we ask for that wherever it is open.`,
        ],
      },
      {
        id: "found-a-mistake",
        question: "I have found a mistake myself. Should I say so now?",
        answer: [
          "Usually yes, but in the right order. First work out the amount and every year it touches, then how the error happened, then tell HMRC once and completely. A confession made in instalments usually earns less credit than one full letter.",
          `Where no check is open, HMRC has routes for this. Individuals disclose rent from UK homes through the Let Property Campaign. Anything offshore goes through the Worldwide Disclosure Facility. You work out and pay within ${disclosures.paymentTime.value} of HMRC’s acknowledgement. HMRC’s letters about property say that a disclosure made after them is treated as ${disclosures.nudgeLetterDisclosure.value}.`,
          `If you knew that the return was wrong when you sent it, take a solicitor’s advice before you write a word. HMRC then points to ${disclosures.deliberateRoute.value}, which our CoP9 page explains.`,
        ],
      },
      {
        id: "too-late",
        question: `The ${enquiries.appealTime.value} have passed. Is it too late to appeal?`,
        answer: [
          `Not always. HMRC must accept a late appeal if you ask in writing, had ${appeals.lateAppealToHmrc.value}, and asked without unreasonable delay once it ended. If HMRC refuses, the tribunal may give permission. It looks at ${appeals.lateAppealToTribunal.value}.`,
          "Send the late appeal with the reasons and the proof in the same letter. Every further week is harder to explain.",
        ],
      },
      {
        id: "how-long",
        question: "How long will the enquiry take?",
        answer: [
          "The law sets no end date for an enquiry. A question about one figure can be over after a single exchange of letters. A full enquiry into a business, with several years of records, takes far longer.",
          "What helps is a complete answer each time, and one person who writes to HMRC. If the officer has what is needed and does not finish, apply to the tribunal.",
        ],
      },
      {
        id: "who-can-act",
        question: "Can my own accountant deal with it, and will my insurance pay?",
        answer: [
          "Yes, if you authorise them. Ask two things first: have they dealt with this kind of case, and could their own work be what went wrong? If so, take independent advice.",
          "If you have fee protection insurance, tell the insurer before any costs run, and ask what it will pay and who may act. Such cover commonly leaves out CoP9 and criminal cases. Appeal in time even if the insurer has not answered.",
        ],
      },
    ],
  },
  facts: [
    enquiries.appealTime,
    appeals.lastSafeDay,
    enquiries.temporaryAuthorityForm,
    enquiries.window,
    enquiries.quarterDays,
    enquiries.companyWindow,
    enquiries.informationNoticeAppealTime,
    enquiries.informationNoticeAppealEffect,
    enquiries.informationNoticeFirstPenalty,
    enquiries.informationNoticeDailyPenalty,
    enquiries.informationNoticeInaccuracyPenalty,
    disclosures.nudgeLetterDisclosure,
    disclosures.paymentTime,
    disclosures.deliberateRoute,
    enquiries.penaltyQuestionsRight,
    enquiries.penaltyFactsheetTime,
    enquiries.unansweredPenaltyBasis,
    ...yearsBackFacts,
    enquiries.partialClosureSince,
    ...ukFacts,
    appeals.lateAppealToHmrc,
    appeals.lateAppealToTribunal,
  ],
  related: ["tax-appeal", "tax-tribunal", "cop9", "cop8"],
} satisfies DefencePage;
