import * as enquiries from "../tax-facts/enquiries";
import * as fraud from "../tax-facts/fraud";
import * as penalties from "../tax-facts/penalties";
import type { FaqItem, ProcessStep, Seven, Three } from "../types";
import type { DefencePage } from "./types";

/** The three assistance cards. */
const assistance = [
  {
    title: "We read the case before anyone answers it",
    description:
      "We set HMRC’s letter beside your returns, the time limits for each year and the papers of the arrangement in question. Then we tell you which requests you have to answer, which go further than the law allows, and where your own position is weak.",
  },
  {
    title: "We deal with the officers",
    description:
      "Once you have authorised us, HMRC can deal with us for you. We settle the agenda and the list of documents, sit beside you in meetings, and go through HMRC’s notes with you before you say whether you agree with them.",
  },
  {
    title: "We work out the tax and bring the case to an end",
    description:
      "Where tax is due, we calculate it year by year with the interest, argue the penalty from what actually happened and put a settlement to HMRC. Where it is not due, we set out why, and if HMRC holds to its view we take the point to a review or to the tribunal.",
  },
] as const satisfies Three<ProcessStep>;

const questions = [
  {
    id: "what-is-cop8",
    question: "What is a CoP8 investigation?",
    answer: [
      "It is a civil investigation by HMRC’s Fraud Investigation Service, carried out under its Code of Practice 8. HMRC uses it where a substantial amount of tax is thought to be at risk, typically through bespoke avoidance or a complex arrangement, and the case has not been opened as suspected fraud.",
      `It can concern an individual, a company, a trust or a partnership, and any tax. HMRC’s booklet on it usually comes with the first letter. The GOV.UK page for the booklet was last revised, as far as we know, on ${fraud.cop8BookletRevised.value}. The booklet explains how HMRC works. It creates no new powers.`,
    ],
  },
  {
    id: "does-hmrc-suspect-fraud",
    question: "Does a CoP8 letter mean that HMRC suspects me of fraud?",
    answer: [
      "Not as the case has been opened. If HMRC suspects fraud and wants to deal with it by a civil procedure, it uses CoP9 and offers the Contractual Disclosure Facility. The word fraud is in the name of the service because the same service does both kinds of work.",
      "The position can change with the evidence, so treat the first questions as seriously as you would any later ones.",
    ],
  },
  {
    id: "meeting-with-hmrc",
    question: "Do I have to meet HMRC’s officers?",
    answer: [
      "A request for an opening meeting is a request. You can agree, ask for an agenda first, send your adviser, or offer written answers. Refusing all contact is seldom wise, because how far you help HMRC counts when a penalty is set.",
      "At a CoP8 meeting you may take time over an answer and ask for a break. HMRC makes notes, and you can ask for a copy and comment on it. HMRC cannot insist that you agree them.",
    ],
  },
  {
    id: "documents-hmrc-can-require",
    question: "Which documents can HMRC make me hand over?",
    answer: [
      "By a formal information notice, HMRC can require information and documents that are reasonably required to check your tax position. Communications with a lawyer that are covered by legal privilege are protected. Legal privilege does not usually cover advice from an accountant.",
      `Not complying with a notice can bring an initial penalty of ${enquiries.informationNoticeFirstPenalty.value} (as at ${enquiries.informationNoticeFirstPenalty.asAt}), and daily penalties can follow. A careless or deliberate inaccuracy in the answer can cost up to ${enquiries.informationNoticeInaccuracyPenalty.value} for each inaccuracy (as at ${enquiries.informationNoticeInaccuracyPenalty.asAt}).`,
    ],
  },
  {
    id: "how-far-back",
    question: "How many years can HMRC go back?",
    answer: [
      `For income tax and capital gains tax it depends on the behaviour. The ordinary limit for an assessment is ${penalties.ordinaryTimeLimit.value} after the end of the tax year. It becomes ${penalties.carelessTimeLimit.value} where the loss of tax came from carelessness, and up to ${penalties.deliberateTimeLimit.value} where it was deliberate or where you did not tell HMRC that you were liable at all.`,
      `For offshore matters there is also a limit of ${penalties.offshoreTimeLimit.value}, which can apply even if you took reasonable care, but not where HMRC already had the overseas information in time. Check each year HMRC names against these limits before discussing it.`,
    ],
  },
  {
    id: "penalties",
    question: "Will I have to pay a penalty?",
    answer: [
      `For an error in a return, usually only if you were at least careless. Where reasonable care was taken the penalty is ${penalties.reasonableCare.value}. Once HMRC has prompted you, the range is ${penalties.carelessPrompted.value} for a careless inaccuracy, ${penalties.deliberatePrompted.value} for a deliberate one and ${penalties.concealedPrompted.value} for a deliberate one that was concealed. Offshore matters can go higher.`,
      "The percentage is of the potential lost revenue, which is broadly the extra tax due, not of the income left out. Where you stand in the range depends on how much you tell HMRC, help it and give it access to records. In avoidance cases some of HMRC’s notices carry penalties of their own, so show us every notice you have had.",
    ],
  },
  {
    id: "disagreeing-with-hmrc",
    question: "What can I do if I disagree with HMRC?",
    answer: [
      `Most decisions can be appealed within ${enquiries.appealTime.value} of the date on the decision letter. You can ask for a review by an HMRC officer who was not involved in the decision, which HMRC must finish in ${enquiries.reviewTime.value} unless another period is agreed, or take the appeal to the independent First-tier Tribunal.`,
      "Before there is a decision you are not powerless either. Alternative Dispute Resolution, in which an HMRC-trained mediator who did not work the case helps both sides, can be requested at any stage of an enquiry, although HMRC can refuse it. If an enquiry into a return drags on, you can apply to the tribunal to direct HMRC to close it.",
    ],
  },
] as const satisfies Seven<FaqItem>;

/** CoP8. */
export const cop8 = {
  meta: {
    title: "CoP8 investigations: what HMRC’s letter means",
    description:
      "A letter under Code of Practice 8? What it means, what to do first, how HMRC’s investigation works and how it can end. Talk it through with us today.",
    updated: "2026-11-21",
  },
  badge: "CoP8 investigations",
  headline: "HMRC’s specialists have written to you under CoP8",
  lede: "CoP8 is Code of Practice 8, which HMRC’s own letters also call COP8. It means that HMRC’s Fraud Investigation Service is looking at a substantial amount of tax by a civil procedure, and has not opened your case as suspected fraud. Unlike CoP9 it makes you no offer that you must accept or reject. It asks questions, and the first answers set the course of the case. Talk to us before you give them.",
  deadline: {
    before: "Work to ",
    marked: "the reply date in your letter",
    after: `. No single time limit applies to every CoP8 letter. If an information notice is enclosed it has its own date, and missing that can bring a first penalty of ${enquiries.informationNoticeFirstPenalty.value} (as at ${enquiries.informationNoticeFirstPenalty.asAt}). If you need longer, ask before the date.`,
  },
  firstSteps: [
    {
      title: "Find every date",
      description:
        "Read each sheet in the envelope. Write down the reply date in the letter, the date in any notice enclosed, and the tax years that are named.",
    },
    {
      title: "Leave your records as they are",
      description:
        "Delete nothing, and do not recreate a missing document to fill a gap. An honest gap can be explained. A backdated paper cannot.",
    },
    {
      title: "Do not ring the officer to explain",
      description:
        "HMRC notes what is said on the telephone. Your explanation belongs in a letter, written once you know what is being asked and what your papers show.",
    },
    {
      title: "Call us with the letter in your hand",
      description:
        "Tell us the officer’s team, the taxes and the years. If another accountant prepared the returns, tell them as well, because HMRC may have written to them.",
    },
  ],
  bring: [
    "The complete letter, its envelope, and the booklet or notices that came with it",
    "Your tax returns and calculations for the years it names",
    "The papers of the arrangement HMRC asks about: advice, agreements, fee notes, minutes",
    "Earlier letters between HMRC and you or your accountant about those years",
    "A list of your companies, trusts and partnerships, and of accounts outside the UK",
  ],
  sections: [
    {
      kind: "text",
      heading: "What should I do on receiving a CoP8 notice?",
      paragraphs: [
        "First see which Code of Practice is enclosed. The Fraud Investigation Service also works CoP9 and criminal cases, so its letterhead alone tells you little. If it is CoP8, HMRC is investigating by civil means and has not offered you the Contractual Disclosure Facility, which belongs to CoP9.",
        "Then sort the rest of the envelope, because the papers in it do not all have the same force:",
      ],
      points: [
        `A notice of enquiry names a return and a year. It is formal. For a return that was delivered on time, it has to reach you within ${enquiries.window.value} of the day the return was delivered.`,
        "An information notice lists documents or questions and gives a date. It is backed by penalties, so answer it in time or, where the law allows, appeal against it.",
        "A request in the body of the letter is a request. You can answer it, ask why it is relevant or offer something narrower.",
        "A proposed meeting can be moved. Ask for the agenda, and for time to read your own papers first.",
      ],
    },
    {
      kind: "rows",
      heading: "How can we assist you?",
      intro:
        "You can hand us the case before the first answer or in the middle of it. The earlier we see the letter, the more choices are open.",
      rows: assistance,
    },
    {
      kind: "steps",
      heading: "How does a CoP8 investigation work?",
      intro:
        "HMRC sets no fixed timetable. The order of events is much the same from case to case, and there is something for you to decide at each of them.",
      steps: [
        {
          when: "At the start",
          title: "The opening letter",
          description:
            "HMRC tells you that the Fraud Investigation Service is investigating and encloses Code of Practice 8. The letter may also open a formal enquiry into a return, or take over an enquiry that is already running. If you have an agent, HMRC usually tells them too.",
        },
        {
          when: "Early",
          title: "The opening meeting",
          description:
            "Officers usually ask for a meeting to establish the facts. There is no set script. Expect an overview of your affairs first and the point at issue later. We agree beforehand what will be covered and who will speak to what.",
        },
        {
          when: "The longest part",
          title: "Documents and questions",
          description:
            "Requests come by letter and, where answers stay away, by information notice. HMRC can also give a notice to other people about your tax, which normally needs your agreement or the tribunal’s approval. Banks come under a rule of their own. Each answer is checked against the ones before it, so we keep one chronology and answer from it.",
        },
        {
          when: "If tax looks due",
          title: "Payment on account",
          description:
            "HMRC may invite you to pay something before the amount is agreed. Interest stops running on the amount you pay. Check first whether the paper is an invitation or a formal demand, such as an accelerated payment notice in an avoidance case, which has a date and rules of its own.",
        },
        {
          when: "Once the facts are clear",
          title: "The technical argument",
          description:
            "In many CoP8 cases the facts are soon common ground and the dispute is about the law: what the arrangement achieved, or which year a sum belongs to. HMRC’s officers consult its technical specialists. We reply in writing, with the legislation and the documents behind each point.",
        },
        {
          when: "At the end",
          title: "Settlement or decision",
          description: `If there is agreement, a direct tax case usually closes with a contract: you offer one sum for tax, interest and any penalty, and HMRC accepts it in writing. If there is none, HMRC issues closure notices or assessments. Most of these can be appealed within ${enquiries.appealTime.value} of the date on the letter.`,
        },
      ],
    },
    {
      kind: "text",
      heading: "Why is my case under CoP8?",
      paragraphs: [
        "Usually because of an arrangement rather than a single figure: planning that was designed for you or a small group, a transfer to a trust or to an overseas structure, a question of where you or your company were resident, or transactions between connected companies. HMRC thinks that the tax at risk is substantial and that its ordinary enquiry teams are not the right people to test it.",
        "You may read that CoP8 is only used above a certain sum. HMRC publishes no such threshold, so the sum you have in mind does not tell you what HMRC has in mind.",
      ],
    },
    {
      kind: "text",
      heading: "Can CoP8 become CoP9 or a criminal case?",
      paragraphs: [
        "Yes. CoP8 gives no protection from prosecution, and if evidence of fraud appears HMRC can move the case to CoP9 or to a criminal investigation. False statements matter most here: HMRC’s published policy names a materially false statement or document in a civil investigation as one of the circumstances in which it will generally consider a criminal one.",
        "This is no reason to stay silent. It is a reason to know what your papers show before you answer. If you are aware that something in a return was deliberately wrong, stop before you write anything. At the first call, tell us only that you have such a worry. What you tell a solicitor is usually privileged and what you tell us usually is not, so a solicitor should hear the details first. A person can ask HMRC for the Contractual Disclosure Facility, and whether to do so is a decision to take with us and with a solicitor.",
      ],
    },
  ],
  faqs: { heading: "Questions people ask about CoP8", items: questions },
  facts: [
    fraud.cop8BookletRevised,
    enquiries.window,
    enquiries.informationNoticeFirstPenalty,
    enquiries.informationNoticeInaccuracyPenalty,
    enquiries.appealTime,
    enquiries.reviewTime,
    penalties.reasonableCare,
    penalties.carelessPrompted,
    penalties.deliberatePrompted,
    penalties.concealedPrompted,
    penalties.ordinaryTimeLimit,
    penalties.carelessTimeLimit,
    penalties.deliberateTimeLimit,
    penalties.offshoreTimeLimit,
  ],
  related: ["cop9", "tax-investigations", "tax-appeal", "forensic-accounting"],
} satisfies DefencePage;
