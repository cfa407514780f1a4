import { pathOf } from "~/site/pages";
import { noticeAppeal, noticeCompliance } from "~/words/deadlines/checks";
import { acceleratedPayment, followerNotice } from "~/words/deadlines/decisions";
import { answer } from "~/words/deadlines/printed";
import { seriousCheckSheet } from "~/words/example-sheets";
import { appeals } from "~/words/facts/appeals";
import { enquiries } from "~/words/facts/enquiries";
import { fraud } from "~/words/facts/fraud";
import { penalties } from "~/words/facts/penalties";
import { pen } from "~/words/pen";
import { say } from "~/words/say";
import type { ProcessStep, Three } from "~/words/types";
import { fullDuty, knew, onlyTheLetter, shortDuty } from "~/words/who-hears-what";
import type { DefencePage } from "./service-page";

/** The three assistance cards. */
const assistance = [
  {
    title: "We read the case before anyone answers it",
    description:
      "We compare HMRC’s letter with your returns, the time limits for each year and the documents of the arrangement. Then we tell you what you have to answer, what goes further than the law allows, and where your own position is weak.",
  },
  {
    title: "We deal with the officers",
    description:
      "Once you have authorised us, HMRC can deal with us for you. We agree the agenda and the list of documents, attend meetings with you, and go through HMRC’s notes before you say whether you agree with them.",
  },
  {
    title: "We work out the tax and bring the case to an end",
    description:
      "Where tax is due, we calculate it year by year with the interest, argue the penalty from what happened and put a settlement to HMRC. Where it is not due, we say why, and take the point to a review or to the tribunal if HMRC does not agree.",
  },
] as const satisfies Three<ProcessStep>;

/** CoP8. */
export const cop8 = {
  meta: {
    title: "CoP8 investigations: what HMRC’s letter means",
    description:
      "A letter under Code of Practice 8 (COP8)? What it means, which date counts, what to do first, how HMRC’s investigation works and how it can end.",
    updated: "2026-11-29",
  },
  badge: "CoP8",
  headline: "Code of Practice 8: a serious HMRC tax check",
  lede: "The letter may say “COP8”. It is a civil procedure of HMRC’s Fraud Investigation Service, usually about a complex arrangement. Unlike CoP9 it makes you no offer. Your first answers shape the whole case.",
  deadline: [
    {
      marked: "The reply date",
      after:
        "in your letter counts: there is no set number of days. A notice in the same envelope has its own date. HMRC thinks that a lot of tax is at risk. It has not opened this as suspected fraud, but that can change.",
    },
  ],
  letters: [seriousCheckSheet],
  pen: pen("delete nothing"),
  clock: {
    heading: "The reply date in your letter",
    text: say`An information notice has a date of its own. Where you can appeal, you have ${enquiries.informationNoticeAppealTime} from being given it.`,
  },
  deadlines: [
    { ...answer, subject: "Code of Practice 8" },
    noticeCompliance,
    noticeAppeal,
    acceleratedPayment,
    followerNotice,
  ],
  firstSteps: [
    {
      title: "Find every date that it gives",
      description:
        "Write down the reply date in the letter, the date in any notice enclosed, and the tax years that are named.",
    },
    {
      title: "Call us with the letter to hand",
      description: `${onlyTheLetter} ${shortDuty}`,
      link: { title: fullDuty.title, href: `${pathOf("privacy-policy")}#${fullDuty.id}` },
    },
    {
      title: "Leave your records as they are",
      description:
        "Delete nothing, and do not recreate a missing document. An honest gap can be explained. A backdated document cannot.",
    },
    {
      title: "Do not call the officer to explain",
      description:
        "HMRC notes what is said on the phone. Your explanation belongs in a letter, written once you know what is asked and what your records show.",
    },
  ],
  bring: [
    "The complete letter, its envelope, and the booklet or notices that came with it",
    "Your tax returns and calculations for the years it names",
    "The documents of the arrangement: advice, agreements, fee notes, minutes",
    "Earlier letters between HMRC and you or your accountant about those years",
    "The names of your companies, trusts and partnerships, here and abroad",
  ],
  sections: [
    {
      kind: "text",
      heading: "What should I do on receiving a CoP8 notice?",
      paragraphs: ["First see which Code of Practice is enclosed. Then sort the rest:"],
      points: [
        say`A notice of enquiry names a return and a year, and is formal. For a return delivered on time, it usually has to reach you within ${enquiries.window} of the date of delivery (in a larger group of companies, of the filing date).`,
        say`An information notice lists documents or questions and gives a date. Answer it in time or, where the law allows, appeal within ${enquiries.informationNoticeAppealTime} of being given it.`,
        "A request in the letter itself: answer it, ask why it is relevant or offer something narrower.",
        "A proposed meeting can be moved, so that you can read your own documents first.",
        "A letter to your accountant may be on its way too. Tell the person who prepared the returns that the letter has come, and no more yet.",
      ],
    },
    {
      kind: "rows",
      heading: "How can we assist you?",
      intro: "The earlier we see the letter, the more choices are open.",
      rows: assistance,
    },
    {
      kind: "steps",
      heading: "How does a CoP8 investigation work?",
      folded: "titles",
      intro: "HMRC sets no fixed timetable, but the order is much the same.",
      steps: [
        {
          when: "At the start",
          title: "The opening letter",
          description:
            "HMRC says that the Fraud Investigation Service is investigating and encloses Code of Practice 8. The letter may also open a formal enquiry into a return, or take over one that is already running.",
        },
        {
          when: "Early",
          title: "The opening meeting",
          description:
            "Officers usually ask for a meeting to establish the facts. Expect an overview of your affairs first and the point at issue later. We agree beforehand what will be covered and who will answer what.",
        },
        {
          when: "The longest part",
          title: "Documents and questions",
          description:
            "Requests come by letter and, if you do not answer, by information notice. Each answer is checked against the ones before it, so we keep one chronology and answer from it.",
        },
        {
          when: "If tax looks due",
          title: "Payment on account",
          description:
            "HMRC may invite you to pay something before the amount is agreed. Interest then stops on what you pay. Check first whether it is an invitation or a formal demand, such as an accelerated payment notice.",
        },
        {
          when: "Once the facts are clear",
          title: "The technical argument",
          description:
            "In many CoP8 cases the dispute is about the law: what the arrangement achieved, or which year an amount belongs to. We reply in writing, with the legislation and the documents behind each point.",
        },
        {
          when: "At the end",
          title: "Settlement or decision",
          description:
            "If there is agreement, a direct tax case usually ends in a contract: you offer one amount for tax, interest and any penalty, and HMRC accepts it in writing. If there is none, HMRC issues closure notices or assessments, and most of these can be appealed.",
        },
      ],
    },
    {
      kind: "text",
      heading: "Can CoP8 become CoP9 or a criminal case?",
      truth: "An honest gap can be explained. A backdated document cannot.",
      pen: pen("know your records"),
      paragraphs: [
        "Yes. CoP8 gives no protection from prosecution. If evidence of fraud appears, HMRC can move the case to CoP9 or to a criminal investigation. HMRC’s policy names a materially false statement or document in a civil investigation as one of the cases in which it will generally consider a criminal one.",
        `What was done on purpose is for a solicitor first. If ${knew}, stop before you write anything, and speak to a solicitor. You can ask HMRC for the Contractual Disclosure Facility without waiting for it: decide that with the solicitor first, then with us.`,
      ],
    },
  ],
  faqs: {
    heading: "Questions people ask about CoP8",
    items: [
      {
        id: "what-is-cop8",
        question: "What is a CoP8 investigation, and why me?",
        answer: [
          "It is a civil investigation by HMRC’s Fraud Investigation Service, under its Code of Practice 8. HMRC uses it where a substantial amount of tax is thought to be at risk and the case has not been opened as suspected fraud. It can concern an individual, a company, a trust or a partnership, and any tax.",
          "The usual reason is an arrangement rather than a single figure: planning that was designed for you or a small group, a transfer to a trust or an overseas structure, a question of residence, or dealings between connected companies.",
          "You may read that CoP8 is only used above a certain amount. HMRC publishes no such threshold.",
        ],
      },
      {
        id: "does-hmrc-suspect-fraud",
        question: "Does a CoP8 letter mean that HMRC suspects me of fraud?",
        answer: [
          "No. HMRC has not opened it as fraud. That can change. If HMRC suspects fraud and chooses a civil procedure, it uses CoP9 and offers the Contractual Disclosure Facility. The service has fraud in its name because it does both kinds of work.",
          say`Others may speak first: HMRC can pay informants ${fraud.rewardShare} of the tax where it collects more than ${fraud.rewardThreshold} through them, for avoidance too.`,
        ],
      },
      {
        id: "meeting-with-hmrc",
        question: "Do I have to meet HMRC’s officers?",
        answer: [
          "No. You can agree, ask for an agenda first, send your adviser, or offer written answers. Refusing all contact is seldom wise, because how far you help HMRC counts when a penalty is set.",
          "At a meeting you may take time over an answer and ask for a break. HMRC makes notes. You can ask for a copy and comment on it, and you do not have to agree it.",
        ],
      },
      {
        id: "documents-hmrc-can-require",
        question: "What must I hand over, and what must I answer?",
        answer: [
          "By a formal information notice, HMRC can require information and documents that are reasonably required to check your tax. What you tell a lawyer to get legal advice is usually protected, unlike what you tell an accountant.",
          say`Ignoring a notice can bring a first penalty of ${enquiries.informationNoticeFirstPenalty}, then up to ${enquiries.informationNoticeDailyPenalty}. A careless or deliberate inaccuracy in the answer can cost up to ${enquiries.informationNoticeInaccuracyPenalty} each time (all as at ${enquiries.informationNoticeInaccuracyPenalty.asAt}).`,
          "Once HMRC is considering a penalty, you have the right not to answer its questions, and to get an adviser’s help first. Information and documents that already exist must still be given where HMRC has a legal right to them. Our page on tax investigations explains how to use that right.",
        ],
      },
      {
        id: "how-far-back",
        question: "How many years can HMRC go back?",
        answer: [
          say`For income tax and capital gains tax it depends on why the tax was missed: ${penalties.ordinaryTimeLimit} after the end of the tax year as a rule, and up to ${penalties.deliberateTimeLimit} at most. The table on our tax investigations page gives each limit.`,
          say`Offshore the limit can be ${penalties.offshoreTimeLimit} even if you took reasonable care, but not where HMRC already had the overseas information in time.`,
        ],
      },
      {
        id: "penalties",
        question: "Will I have to pay a penalty?",
        answer: [
          say`For an error in a return, usually only if you were at least careless. Where an avoidance arrangement did not work, the law presumes that you were ${penalties.failedAvoidance}: you must show reasonable care, and advice from whoever sold or ran the arrangement usually does not count. A penalty is a share of the extra tax, set by how the error came about and by how fully you tell HMRC, help it and give it access to records. The table on our CoP9 page gives the ranges, and applies to CoP8 cases too.`,
          say`An accelerated payment notice gives you ${appeals.acceleratedPaymentTime} from receiving it, to pay or to send HMRC your reasons. A follower notice gives you ${appeals.followerNoticeTime} to do what it asks and tell HMRC, or to object: paying alone does not answer it. There is no appeal against either. Both have penalties of their own: call us today.`,
        ],
      },
      {
        id: "disagreeing-with-hmrc",
        question: "What can I do if I disagree with HMRC?",
        answer: [
          say`Most decisions can be appealed within ${enquiries.appealTime}. Our page on tax appeals sets out the choice between a review, mediation and the tribunal.`,
          "If an enquiry into a return drags on, you can also ask the tribunal to direct HMRC to close it.",
        ],
      },
    ],
  },
  related: ["cop9", "tax-investigations", "tax-appeal", "forensic-accounting"],
} satisfies DefencePage;
