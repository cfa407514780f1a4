import * as appeals from "../tax-facts/appeals";
import * as enquiries from "../tax-facts/enquiries";
import * as penalties from "../tax-facts/penalties";
import type { Four, TimedStep } from "../types";
import type { DefencePage } from "./types";

const process = [
  {
    when: "On the first call",
    title: "Initial Assessment",
    description:
      "You read us the date, the heading and any section number. We tell you which letter it is, whether HMRC was still in time to send it, and which date in it binds you. You then sign HMRC’s form COMP1, which lets us deal with HMRC on this check only, or give a wider authority if we are to act for you beyond it. From then on the officer can deal with us instead of you.",
  },
  {
    when: "Before anything is sent",
    title: "Documentation Review",
    description:
      "We go through the return line by line against the bank statements, invoices and workings, and we look for what the officer is likely to have seen: a deposit with no matching sale, interest a bank has reported, a property sale in the Land Registry. If something is wrong we would rather find it than be shown it, because telling HMRC early usually lowers a penalty.",
  },
  {
    when: "By HMRC’s date",
    title: "HMRC Communication",
    description:
      "One numbered answer to each numbered question, in writing, with the document that proves it. Where a request goes beyond what is reasonably needed to check the return, we say so and ask the officer to explain it. If you need more time, we ask before the date runs out. You see every letter before it leaves.",
  },
  {
    when: "At the end, and after",
    title: "Resolution & Compliance",
    description:
      "We check the officer’s figures, argue the penalty on its own facts, and appeal or ask for a review if the result is wrong. If tax is due and cannot be paid at once, we put a payment plan to HMRC. Then we change whatever caused the error, so that the next return does not repeat it.",
  },
] satisfies Four<TimedStep>;

export const taxInvestigations = {
  meta: {
    title: "HMRC tax investigation letter: what to do first",
    description:
      "Compliance check, section 9A enquiry, information notice or discovery assessment? See what your HMRC letter means, what to hand over and how an enquiry ends.",
    updated: "2026-11-21",
  },
  badge: "Tax investigation",
  headline: "HMRC is checking your tax return",
  lede: "A compliance check, an enquiry and a discovery assessment look alike on the doormat. In law they differ: the words on the letter decide how far back HMRC can go, what you must send and how long you have. Call us today with the letter in your hand and we will tell you which it is.",
  deadline: {
    before:
      "If the letter is a decision, such as an assessment, a closure notice or a penalty, you usually have ",
    marked: `${enquiries.appealTime.value} from the date printed on it`,
    after:
      " to appeal or to accept a review. The clock does not wait for the day the letter reached you. If the letter only asks questions, the date that counts is the one HMRC has set in it.",
  },
  firstSteps: [
    {
      title: "Find the date and the section number",
      description:
        "Mark the date on the letter and any of these words: “section 9A”, “Schedule 36”, “section 29”, “closure notice”, “Code of Practice”. They tell us which rules apply.",
    },
    {
      title: "Leave the records as they are",
      description:
        "Do not amend the return, delete messages or rewrite the books for the period under check. Copy the accounting file as it stands today.",
    },
    {
      title: "Do not answer by phone",
      description:
        "If the officer rings, write down the name, the number and the question, and say that your adviser will reply in writing. What you say from memory goes into HMRC’s note of the call.",
    },
    {
      title: "Call us before you reply",
      description:
        "Even to a friendly letter. The first answer sets the direction of a check, and it is hard to take back.",
    },
  ],
  bring: [
    "Every page of the letter, with its factsheets and the envelope",
    "Your Unique Taxpayer Reference and National Insurance number, or the company’s reference",
    "The return HMRC names, its calculation, and the receipt that shows when it was filed",
    "Bank statements for the period, private ones too if business money went through them",
    "Everything already said to HMRC: letters, emails, notes of calls",
    "The name of whoever prepared the return and the papers they worked from",
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
            "HMRC’s general name for any look at your tax, formal or not. The letter often asks a few questions and encloses a factsheet. If it mentions no section of an Act and no notice, it is probably a request you may answer by agreement. Ignoring it usually brings the formal kind.",
        },
        {
          title: "Enquiry under section 9A",
          description: `The formal check of a personal return. Where the return was delivered on time, the notice must reach you within ${enquiries.window.value} of the day you delivered it. For a late return or an amendment, HMRC has until the quarter day (${enquiries.quarterDays.value}) after the first anniversary. A company has its own rule, usually also ${enquiries.companyWindow.value} from delivery. We check this date before we answer anything else.`,
        },
        {
          title: "Information notice",
          description: `A demand under Schedule 36 of the Finance Act 2008, with legal force and a date of its own. Missing that date can bring a first penalty of ${enquiries.informationNoticeFirstPenalty.value} (as at ${enquiries.informationNoticeFirstPenalty.asAt}), then daily ones. A careless or deliberate mistake in the answer can cost up to ${enquiries.informationNoticeInaccuracyPenalty.value} (as at ${enquiries.informationNoticeInaccuracyPenalty.asAt}) for each inaccuracy. You can appeal against some of these notices, and the time for it is short.`,
        },
        {
          title: "Discovery assessment",
          description:
            "A bill under section 29, usually for a year whose enquiry window has closed. The officer must have discovered that tax was lost. If you filed a return, HMRC must generally also show one of two things: that you, or someone acting for you, were careless or acted deliberately; or that an officer could not reasonably have known of the loss from what had been made available. It is a decision, so the time to appeal is running.",
        },
        {
          title: "Nudge letter",
          description:
            "Sent to many people at once about one subject, such as rent, overseas income or crypto. It opens no enquiry and there is nothing in it to appeal. It may enclose a certificate of tax position. No law obliges you to sign that certificate, and a wrong one can be used against you. Check the point it raises before you answer.",
        },
        {
          title: "Code of Practice 8 or 9",
          description:
            "If either booklet is in the envelope, the case is with HMRC’s Fraud Investigation Service and this page is not enough. Read ours on CoP8 or CoP9, and send no reply before you have taken advice.",
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
      kind: "table",
      heading: "How far back can HMRC go?",
      intro:
        "The limit depends on why the tax was missed. Where HMRC relies on more than the ordinary limit, it is for HMRC to show why, year by year.",
      caption:
        "Time limits for assessing income tax and capital gains tax, counted from the end of the tax year",
      columns: ["Why the tax was missed", "HMRC can assess up to", "Applies"],
      rows: [
        [
          "The ordinary limit, including where you took reasonable care",
          penalties.ordinaryTimeLimit.value,
          penalties.ordinaryTimeLimit.appliesFrom,
        ],
        [
          "Carelessness, yours or that of someone acting for you",
          penalties.carelessTimeLimit.value,
          penalties.carelessTimeLimit.appliesFrom,
        ],
        [
          "Money or assets overseas, even where you took reasonable care",
          penalties.offshoreTimeLimit.value,
          penalties.offshoreTimeLimit.appliesFrom,
        ],
        [
          "Deliberate behaviour, or HMRC was never told that tax was due",
          penalties.deliberateTimeLimit.value,
          penalties.deliberateTimeLimit.appliesFrom,
        ],
      ],
      note: "These are outer limits. The overseas limit does not apply where HMRC already had the overseas information in time. Corporation tax, VAT and National Insurance have limits of their own.",
    },
    {
      kind: "text",
      heading: "What must you hand over, and what can you keep?",
      paragraphs: [
        "Two questions decide it. Is this a request or a notice? And is the item reasonably required to check your tax? A request can be discussed. A notice binds you for everything in it that is reasonably required and that you hold or can obtain.",
        "We seldom advise silence. An open, complete answer to a fair question is what shortens a check, and it counts in your favour if a penalty is considered. But a whole mailbox sent to prove one invoice opens ten new questions.",
      ],
      points: [
        "Usually yes: the records that the law tells you to keep, such as sales, purchases, expenses and the bank entries behind them. Where a notice asks for these, that part cannot be appealed.",
        "Usually yes: an explanation of how a figure on the return was reached.",
        "No: confidential communications with your lawyer that are protected by legal privilege.",
        "No: documents that you neither have nor can obtain.",
        "Only with good cause: private accounts through which no business money has passed. Ask what the officer expects to find in them.",
        "Only in some cases: once you have filed a return for a year, HMRC generally needs an open enquiry, or reason to suspect that too little tax was charged, before it can give you an information notice about that tax.",
        "From other people: a notice to a customer or supplier about your tax normally needs your agreement or the tribunal’s approval. Banks come under a rule of their own.",
        "At your door: an officer may ask to inspect business premises. That does not reach rooms used only as your home.",
      ],
    },
    {
      kind: "text",
      heading: "How does an enquiry end?",
      paragraphs: [
        `With a closure notice. A final one states the officer’s conclusions and either amends your return or leaves it alone. Since ${enquiries.partialClosureSince.value} HMRC can also close one matter with a partial closure notice and keep the rest open.`,
        "You need not wait for it. At any time during an enquiry you may apply to the tribunal, which is independent of HMRC, for a direction that HMRC close it. The tribunal must give that direction unless HMRC shows reasonable grounds to carry on. We use this when the letters start to repeat themselves.",
        `If the closure notice is wrong, the appeal goes to HMRC in writing, within ${appeals.appealTime.value} of its date. Apply at the same time to postpone the tax in dispute, because an appeal alone does not hold back the bill. After that you can ask for a review by an officer who took no part in the decision, which HMRC must finish within ${enquiries.reviewTime.value} unless another period is agreed. If HMRC is the one to offer the review, accept it or notify the tribunal within ${appeals.reviewOfferTime.value}: silence settles the matter on HMRC’s view. You can ask for Alternative Dispute Resolution, in which a trained HMRC mediator from outside the case helps both sides talk. Or you can notify the tribunal. Each has its place, and we tell you which suits the point in dispute.`,
        "Many checks end without a closure notice. You and HMRC agree a sum for tax, interest and any penalty, you offer it by letter, and HMRC accepts. That exchange is a contract, and it normally ends the right to appeal, so read the figures again before you sign.",
      ],
    },
  ],
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
          "No. In a civil check HMRC has no power to make you attend a meeting, though it may ask for one and will note a refusal. Questions can be answered in writing instead.",
          "A meeting can still be worth having, when the business is easier to show than to describe. If we agree to one, we ask for an agenda first, attend with you, and check HMRC’s note of it before anybody signs. An interview under caution is a different thing: call a solicitor first.",
        ],
      },
      {
        id: "penalty",
        question: "Will I have to pay a penalty?",
        answer: [
          "Not if you took reasonable care. Otherwise the penalty for a wrong return is a percentage of the tax that correcting it brings in, and the range depends on how the error came about and on who spoke first.",
          `Once HMRC is asking, a disclosure is usually “prompted”. The ranges are then ${penalties.carelessPrompted.value} for carelessness, ${penalties.deliberatePrompted.value} for a deliberate error and ${penalties.concealedPrompted.value} for one that was also concealed. They start lower for an unprompted disclosure: ${penalties.carelessUnprompted.value} for carelessness. Overseas matters can cost more.`,
          "Where in the range you end depends on what HMRC calls telling, helping and giving access. A penalty for carelessness can sometimes be suspended on conditions, and we ask for that wherever it is open.",
        ],
      },
      {
        id: "found-a-mistake",
        question: "I have found a mistake myself. Should I say so now?",
        answer: [
          "Usually yes, but in the right order. First work out the amount and every year it touches, then decide how the error happened, then tell HMRC once and completely. Do it without delay: a late confession, or one made in instalments, usually earns less credit than one full and early letter.",
          "If you knew that the return was wrong when you sent it, speak to us before you write a word. There is a separate route for deliberate errors, and our page on CoP9 explains it.",
        ],
      },
      {
        id: "too-late",
        question: `The ${enquiries.appealTime.value} have passed. Is it too late to appeal?`,
        answer: [
          "Not always. HMRC can agree to a late appeal, and if it refuses, the tribunal can give permission. You usually need a reasonable excuse for missing the date and must act without delay once it has ended.",
          "Send the late appeal with the reasons and the proof in the same letter: the hospital record, the returned post, the adviser’s email. Every further week is harder to explain.",
        ],
      },
      {
        id: "how-long",
        question: "How long will the enquiry take?",
        answer: [
          "The law sets no end date for an enquiry. A question about one figure can be over after a single exchange of letters. A full enquiry into a business, with several years of records, takes far longer.",
          "What you can influence is the waiting: complete answers, one person who writes to HMRC, and an application to the tribunal for closure when the officer has what is needed and does not finish.",
        ],
      },
    ],
  },
  facts: [
    enquiries.appealTime,
    enquiries.window,
    enquiries.quarterDays,
    enquiries.companyWindow,
    enquiries.informationNoticeFirstPenalty,
    enquiries.informationNoticeInaccuracyPenalty,
    enquiries.partialClosureSince,
    enquiries.reviewTime,
    appeals.appealTime,
    appeals.reviewOfferTime,
    penalties.ordinaryTimeLimit,
    penalties.carelessTimeLimit,
    penalties.offshoreTimeLimit,
    penalties.deliberateTimeLimit,
    penalties.carelessPrompted,
    penalties.deliberatePrompted,
    penalties.concealedPrompted,
    penalties.carelessUnprompted,
  ],
  related: ["tax-appeal", "tax-tribunal", "cop9", "cop8"],
} satisfies DefencePage;
